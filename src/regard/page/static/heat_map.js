// The picture of a table on a canvas: where its cells are, what is under the pointer, and how it is drawn.
import { shade } from "./shades.js";
import { visible } from "./quoting.js";

const LABELLED = 64; // rows and columns that have room for their names
const LARGEST = 30; // pixels of a cell
const LEAST_SIDE = 36; // pixels of a picture of one row or one column

/** Sizes in pixels of a picture of rows x columns: cells, and margins for labels. room: the width that there is. */
export function layout(rows, columns, room, longest) {
  const labelled = rows <= LABELLED && columns <= LABELLED;
  const margin = labelled ? Math.min(120, 14 + 7 * longest) : 14;
  const least = labelled ? 13 : 1;
  const fit = (count, space) => Math.max(least, Math.min(LARGEST, Math.floor(space / count)));
  let [width, height] = [fit(columns, room - margin), fit(rows, Math.max(320, room - margin))];
  if (Math.max(rows, columns) <= 4 * Math.min(rows, columns)) width = height = Math.min(width, height);
  width = Math.max(width, Math.min(LARGEST, Math.floor(LEAST_SIDE / columns)));
  height = Math.max(height, Math.min(LARGEST, Math.floor(LEAST_SIDE / rows)));
  return { rows, columns, labelled, width, height, left: margin, top: margin };
}

/** The cell at a point of the canvas, [row, column], or null. */
export function cellAt(place, x, y) {
  const [row, column] = [Math.floor((y - place.top) / place.height), Math.floor((x - place.left) / place.width)];
  return row >= 0 && row < place.rows && column >= 0 && column < place.columns ? [row, column] : null;
}

/** The cell to which a key moves; null for other keys. Pages are an eighth of the rows. */
export function moved([row, column], key, place) {
  const page = Math.max(1, Math.round(place.rows / 8));
  const steps = {
    ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], PageUp: [-page, 0], PageDown: [page, 0],
    Home: [0, -place.columns], End: [0, place.columns],
  };
  if (!(key in steps)) return null;
  const within = (n, count) => Math.min(count - 1, Math.max(0, n));
  return [within(row + steps[key][0], place.rows), within(column + steps[key][1], place.columns)];
}

/** The largest finite number, at least 0. */
export function greatest(numbers) {
  let found = 0;
  for (const x of numbers) if (x > found && x < Infinity) found = x;
  return found;
}

/** The number at which a picture's colours end: the largest weight; of a pooled picture the number that one bin of 200
 * is above, as the first bins of a causal picture would leave no colour for all others. */
export function ceiling(numbers, exact) {
  if (exact) return greatest(numbers);
  const positive = numbers.filter((x) => x > 0).sort();
  return positive.length ? positive[Math.min(positive.length - 1, Math.floor(0.995 * positive.length))] : 0;
}

/** The share of the ramp that stands for a number: its square root, so that small weights can be seen. */
export function strength(x, most) {
  return Number.isNaN(x) ? NaN : most > 0 ? Math.sqrt(Math.min(1, x / most)) : 0;
}

/** A canvas with one pixel for each number. */
export function pixels(numbers, most, rows, columns, dark) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [columns, rows];
  const context = canvas.getContext("2d");
  const image = context.createImageData(columns, rows);
  for (let n = 0; n < numbers.length; n++) image.data.set([...shade(strength(numbers[n], most), dark), 255], 4 * n);
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Draws pixels, labels, the chosen row and the cell that is looked at. */
export function drawMap(canvas, place, picture, names, marks, colours) {
  const [width, height] = [place.left + place.columns * place.width + 2, place.top + place.rows * place.height + 2];
  const density = window.devicePixelRatio || 1;
  [canvas.width, canvas.height] = [Math.round(width * density), Math.round(height * density)];
  [canvas.style.width, canvas.style.height] = [`${width}px`, `${height}px`];
  const context = canvas.getContext("2d");
  context.scale(density, density);
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, place.left, place.top, place.columns * place.width, place.rows * place.height);
  context.strokeStyle = colours.line;
  context.strokeRect(place.left - 0.5, place.top - 0.5, place.columns * place.width + 1, place.rows * place.height + 1);
  drawLabels(context, place, names, marks, colours);
  drawMarks(context, place, marks, colours);
}

function drawLabels(context, place, names, marks, colours) {
  context.font = "12px system-ui, sans-serif";
  context.textBaseline = "middle";
  for (let row = 0; place.labelled && row < place.rows; row++) {
    context.fillStyle = row === marks.row ? colours.warm : colours.ink;
    context.textAlign = "right";
    context.fillText(names.row(row), place.left - 5, place.top + (row + 0.5) * place.height, place.left - 7);
  }
  for (let column = 0; place.labelled && column < place.columns; column++) {
    context.save();
    context.translate(place.left + (column + 0.5) * place.width, place.top - 5);
    context.rotate(-Math.PI / 2);
    context.textAlign = "left";
    context.fillStyle = marks.cell && column === marks.cell[1] ? colours.warm : colours.ink;
    context.fillText(names.column(column), 0, 0, place.top - 7);
    context.restore();
  }
}

function drawMarks(context, place, marks, colours) {
  if (marks.row !== null) {
    const y = place.top + (marks.row + 0.5) * place.height;
    context.fillStyle = colours.warm;
    context.beginPath();
    context.moveTo(place.left - 1, y);
    context.lineTo(place.left - 6, y - 4);
    context.lineTo(place.left - 6, y + 4);
    if (!place.labelled) context.fill();
  }
  if (marks.cell) {
    const [row, column] = marks.cell;
    const [x, y] = [place.left + column * place.width, place.top + row * place.height];
    const grow = place.width < 6 ? 3 : 0;
    context.lineWidth = 2;
    context.strokeStyle = colours.warm;
    context.strokeRect(x - grow, y - grow, place.width + 2 * grow, place.height + 2 * grow);
  }
}

/** A label of a few letters. */
export function brief(token, most = 15) {
  const letters = Array.from(visible(token));
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : letters.join("");
}
