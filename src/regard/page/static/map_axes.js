// Names and numbers of queries and keys along the sides of a map.
import { pixels, tickStep, toPairs, toScreen } from "./map_coordinates.js";

const LEGIBLE = 14; // pixels for a query or key from which each has its name
const LONG_NAME = 60; // pixels of a name that is enough to know it by
const LONG = 7; // pixels of the little line at a number

/** A token as one line: controls as their pictures, marks that turn the direction of what follows left out. */
export function oneLine(token) {
  if (token === "") return "(empty)";
  const shown = token.replace(/[\u0000-\u001f]/g, (c) => String.fromCharCode(0x2400 + c.charCodeAt(0)));
  if (/^ +$/.test(shown)) return shown.replace(/ /g, "␣");
  return shown.replace(/[\u007f-\u009f\u2028-\u202e\u2066-\u2069\u200e\u200f]/g, "");
}

/** As much of a text as fits, measured by a function, with "…" where it was cut. */
export function fitted(text, room, widthOf) {
  if (widthOf(text) <= room) return text;
  const letters = Array.from(text);
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (widthOf(`${letters.slice(0, middle).join("")}…`) <= room) low = middle;
    else high = middle - 1;
  }
  return low ? `${letters.slice(0, low).join("")}…` : "";
}

/** The room that both axes need, in pixels: more where tokens have names. */
export function margins(named, narrow, most) {
  const digits = 18 + 7.5 * String(most).length;
  return named ? { left: narrow ? 88 : 132, top: narrow ? 72 : 92 } : { left: Math.max(44, digits), top: Math.max(40, digits) };
}

/** Draws both axes. nameOf(axis, n): the token, or null. scene: {map, view, size, margin}. */
export function drawAxes(context, scene, colours, nameOf) {
  context.font = "12px system-ui, sans-serif";
  context.textBaseline = "middle";
  context.fillStyle = colours.ink;
  context.strokeStyle = colours.muted;
  const each = pixels(scene.map, scene.view.zoom);
  drawQueries(context, scene, each.y, colours, nameOf);
  drawKeys(context, scene, each.x, colours, nameOf);
}

function drawQueries(context, { map, view, size, margin }, each, colours, nameOf) {
  const named = each >= LEGIBLE;
  const step = named ? 1 : tickStep(each, 44);
  const first = Math.max(0, Math.ceil(toPairs(map, view, size, 0, 0).query / step - (named ? 1 : 0)) * step);
  for (let n = first; n < map.queries; n += step) {
    const at = toScreen(map, view, size, 0, n).top + (named ? each / 2 : 0);
    if (at > size.height) break;
    if (at < 0) continue;
    const y = margin.top + at;
    if (!named) line(context, margin.left - LONG, y, margin.left, y);
    context.textAlign = "right";
    label(context, n, named ? nameOf("query", n) : null, margin.left - (named ? 5 : LONG + 3), y, margin.left - 12, colours);
  }
}

function drawKeys(context, { map, view, size, margin }, each, colours, nameOf) {
  const named = each >= LEGIBLE;
  const step = named ? 1 : tickStep(each, 20 + 8 * String(map.keys).length);
  const first = Math.max(0, Math.ceil(toPairs(map, view, size, 0, 0).key / step - (named ? 1 : 0)) * step);
  for (let n = first; n < map.keys; n += step) {
    const at = toScreen(map, view, size, n, 0).left + (named ? each / 2 : 0);
    if (at > size.width) break;
    if (at < 0) continue;
    const x = margin.left + at;
    if (!named) line(context, x, margin.top - LONG, x, margin.top);
    context.save();
    context.translate(x, margin.top - (named ? 5 : LONG + 8));
    if (named) context.rotate(-Math.PI / 2);
    context.textAlign = named ? "left" : "center";
    label(context, n, named ? nameOf("key", n) : null, 0, 0, margin.top - 10, colours);
    context.restore();
  }
}

/** A number; or a token, nearer to the map, and the number beside it where there is room for both. */
function label(context, n, token, x, y, room, colours) {
  const number = n.toLocaleString("en-US");
  if (token === null) {
    context.fillText(number, x, y);
    return;
  }
  const widthOf = (text) => context.measureText(text).width;
  const left = context.textAlign === "left";
  const whole = oneLine(token);
  const both = widthOf(whole) + widthOf(number) + 6 <= room || room > 2 * LONG_NAME;
  const name = fitted(whole, both ? room - widthOf(number) - 6 : room, widthOf);
  const own = `\u2068${name}\u2069`;
  context.fillText(own, x, y);
  if (!both) return;
  context.fillStyle = colours.muted;
  context.fillText(number, left ? x + widthOf(own) + 6 : x - widthOf(own) - 6, y);
  context.fillStyle = colours.ink;
}

function line(context, x1, y1, x2, y2) {
  context.beginPath();
  context.moveTo(x1, Math.round(y1) + 0.5);
  context.lineTo(x2, Math.round(y2) + 0.5);
  context.stroke();
}
