// The whole map, small, in a corner, with a frame around what is in sight.
import { rangeOf } from "./map_colours.js";
import { cellOf, fitting, home, inSight, pixels } from "./map_coordinates.js";
import { imageOf } from "./map_picture.js";

const SIDE = 150; // pixels at most, and at most this share of the map:
const SHARE = 0.28;
const NEEDED = 1.3; // how much nearer than all the map is before it is shown
const own = new WeakMap(); // of a tile: a copy with a picture in its own colours, for a bin of the whole is far fainter

/** Pixels of the small map beside a large one. */
export function overviewSize(map, size) {
  const side = Math.min(SIDE, SHARE * Math.min(size.width, size.height));
  const { x, y } = pixels(map, home(map, { width: side, height: side }).zoom);
  return { width: Math.max(24, map.keys * x), height: Math.max(24, map.queries * y) };
}

/** The frame around what is in sight, never smaller than can be seen: {left, top, width, height}. */
export function frameOf(map, seen, size) {
  const along = ([from, to], count, long) => {
    const extent = Math.max(4, ((to - from) / count) * long);
    return [Math.min((from / count) * long, long - extent), extent];
  };
  const [left, width] = along(seen.keys, map.keys, size.width);
  const [top, height] = along(seen.rows, map.queries, size.height);
  return { left, top, width, height };
}

/** Draws it, or hides it where nearly all is in sight. tile: that of level 0, or undefined. */
export function drawOverview(canvas, scene, tile, kind, paint, colour) {
  const { map, view, size, ratio } = scene;
  canvas.hidden = view.zoom < NEEDED * fitting(map, size) || size.width < 160;
  if (canvas.hidden) return;
  const { width, height } = overviewSize(map, size);
  [canvas.width, canvas.height] = [width * ratio, height * ratio];
  [canvas.style.width, canvas.style.height] = [`${width}px`, `${height}px`];
  const pen = canvas.getContext("2d");
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  if (tile) {
    const name = `${scene.show} ${paint.dark} ${kind}`;
    if (own.get(tile)?.name !== name) own.set(tile, { name, range: rangeOf(tile[scene.show], kind), copy: { ...tile } });
    const { range, copy } = own.get(tile);
    const cell = cellOf(map, 0);
    pen.drawImage(imageOf(copy, scene.show, { ...paint, range, name }), 0, 0, map.keys / cell, map.queries / cell, 0, 0, width, height);
  }
  const { left, top, ...frame } = frameOf(map, inSight(map, view, size), { width, height });
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.strokeRect(left + 1, top + 1, Math.max(2, frame.width - 2), Math.max(2, frame.height - 2));
}
