// Draws a map on a canvas: tiles, the numbers of single weights, what is marked.
import { coloured, shareOf } from "./map_colours.js";
import { boundsOf, cellOf, parentOf, pixels, tilesInSight, toScreen } from "./map_coordinates.js";
import { needsLightText, written } from "./shades.js";

const images = new WeakMap(); // of a tile: its picture, and for which colours it was made

/** A tile as a small canvas, a pixel a bin. */
export function imageOf(tile, show, paint) {
  const name = `${show} ${paint.name}`;
  const known = images.get(tile);
  if (known?.name === name) return known.image;
  const image = known?.image ?? document.createElement("canvas");
  [image.width, image.height] = [tile.width, tile.height];
  const data = new ImageData(coloured(tile[show], paint.range, paint.palette), tile.width, tile.height);
  image.getContext("2d").putImageData(data, 0, 0);
  images.set(tile, { name, image });
  return image;
}

/** The part of the map in sight. tileOf(tile address) gives a tile or undefined. The context is clipped to the map. */
export function drawTiles(context, scene, paint, tileOf) {
  context.imageSmoothingEnabled = false;
  for (const wanted of tilesInSight(scene.map, scene.view, scene.size, scene.level)) {
    let address = wanted;
    while (address.level > 0 && !tileOf(address)) address = parentOf(address);
    const tile = tileOf(address);
    if (tile) drawPart(context, scene, paint, tile, boundsOf(scene.map, address), boundsOf(scene.map, wanted));
  }
}

/** Of a tile, what lies within the bounds of another, as far as its rows are computed. */
function drawPart(context, scene, paint, tile, whole, part) {
  const end = Math.min(part.rows[1], tile.rows);
  if (end <= part.rows[0]) return;
  const from = { x: (part.keys[0] - whole.keys[0]) / whole.cell, y: (part.rows[0] - whole.rows[0]) / whole.cell };
  const size = { x: (part.keys[1] - part.keys[0]) / whole.cell, y: (end - part.rows[0]) / whole.cell };
  const a = toScreen(scene.map, scene.view, scene.size, part.keys[0], part.rows[0]);
  const b = toScreen(scene.map, scene.view, scene.size, part.keys[1], end);
  // Edges at whole device pixels, so that neighbours leave no gap.
  const snap = (x) => Math.round(x * scene.ratio) / scene.ratio;
  const [left, top] = [snap(a.left), snap(a.top)];
  const image = imageOf(tile, scene.show, paint);
  context.drawImage(image, from.x, from.y, size.x, size.y, left, top, snap(b.left) - left, snap(b.top) - top);
}

/** The numbers of single weights, where there is room for them. */
export function drawNumbers(context, scene, paint, tileOf) {
  const each = pixels(scene.map, scene.view.zoom);
  if (cellOf(scene.map, scene.level) > 1 || each.x < 44 || each.y < 18) return;
  context.font = "11px system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const address of tilesInSight(scene.map, scene.view, scene.size, scene.level)) {
    const tile = tileOf(address);
    if (!tile) continue;
    const { rows, keys } = boundsOf(scene.map, address);
    for (let row = rows[0]; row < rows[1]; row++) {
      const { top } = toScreen(scene.map, scene.view, scene.size, 0, row);
      if (top < -each.y || top > scene.size.height) continue;
      for (let key = keys[0]; key < keys[1]; key++) {
        const { left } = toScreen(scene.map, scene.view, scene.size, key, row);
        if (left < -each.x || left > scene.size.width) continue;
        const weight = tile.max[(row - rows[0]) * tile.width + key - keys[0]];
        if (weight === 0) continue;
        context.fillStyle = needsLightText(shareOf(weight, paint.range), paint.dark) ? "#ffffff" : "#000000";
        context.fillText(written(weight), left + each.x / 2, top + each.y / 2, each.x - 4); // narrower if need be
      }
    }
  }
}

/** A frame around queries and keys that are marked: {rows, keys}, half open, or null. */
export function drawMark(context, scene, mark, colour, thick) {
  if (!mark) return;
  const a = toScreen(scene.map, scene.view, scene.size, mark.keys[0], mark.rows[0]);
  const b = toScreen(scene.map, scene.view, scene.size, mark.keys[1], mark.rows[1]);
  context.strokeStyle = colour;
  context.lineWidth = thick;
  context.strokeRect(a.left - 0.5, a.top - 0.5, Math.max(3, b.left - a.left) + 1, Math.max(3, b.top - a.top) + 1);
  context.lineWidth = 1;
}

/** Slanting lines where nothing is computed yet. */
export function waitingPattern(context, colours) {
  const small = document.createElement("canvas");
  small.width = small.height = 8;
  const pen = small.getContext("2d");
  pen.fillStyle = colours.raised;
  pen.fillRect(0, 0, 8, 8);
  pen.strokeStyle = colours.line;
  pen.beginPath();
  for (const shift of [-8, 0, 8]) {
    pen.moveTo(shift, 8);
    pen.lineTo(shift + 8, 0);
  }
  pen.stroke();
  return context.createPattern(small, "repeat");
}
