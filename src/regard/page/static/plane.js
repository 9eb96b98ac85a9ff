// A plane with axes: where its places are on the screen, how far it reaches, where names have room. No drawing.

/** How far a plane reaches: everything in it, the origin, and room around to be dragged into. */
export function reachOf(vectors, symmetric) {
  const numbers = vectors.flat();
  const low = Math.min(0, ...numbers);
  const high = Math.max(0, ...numbers);
  const span = high - low || 1;
  const room = 0.3 * span;
  if (symmetric) {
    const most = 1.5 * (Math.max(high, -low) || 1);
    return [-most, most];
  }
  return [low - room, high + room];
}

/** Places of lines with round numbers in a reach, about `count` of them. */
export function ticksOf([low, high], count) {
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((size) => size >= rough * 0.999);
  const found = [];
  for (let n = Math.ceil(low / step); n * step <= high; n++) found.push(Number((n * step).toPrecision(12)));
  return found;
}

/** The size of the least step that dragging makes: a hundredth to a thousandth of the reach, a power of ten. */
export function stepOf([low, high]) {
  return 10 ** Math.floor(Math.log10((high - low) / 100));
}

/** A number at the nearest step. */
export function snapped(x, step) {
  return Number((Math.round(x / step) * step).toFixed(Math.max(0, Math.ceil(-Math.log10(step)))));
}

/** A square of pixels that shows a reach in both directions; y grows upwards. */
export class Plane {
  constructor(reach, size) {
    this.reach = reach;
    this.size = size;
    this.scale = size / (reach[1] - reach[0]);
  }

  /** Pixels of a place. */
  at([x, y]) {
    return [(x - this.reach[0]) * this.scale, (this.reach[1] - y) * this.scale];
  }

  /** The place of pixels, kept inside and at a round number. */
  placeOf([left, top]) {
    const step = stepOf(this.reach);
    const inside = (x) => Math.min(this.reach[1], Math.max(this.reach[0], x));
    return [left / this.scale + this.reach[0], this.reach[1] - top / this.scale].map((x) => snapped(inside(x), step));
  }
}

/** The corners of the smallest convex shape around places, in order: all that a blend of them can be. */
export function hullOf(places) {
  const sorted = [...places].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (points) => {
    const chain = [];
    for (const point of points) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.reverse())];
}

function turn([ax, ay], [bx, by], [cx, cy]) {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** Where the names of arrows go: beyond the tip, in the picture, and not one on another. Boxes {left, top, width}. */
export function placedNames(names, size, height = 18) {
  const taken = [];
  return names.map(({ tip, from, text }) => {
    const width = 8 * text.length + 4;
    const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]) || 1;
    const [dx, dy] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
    const left = Math.min(size - width, Math.max(0, tip[0] + 14 * dx - (width * (1 - dx)) / 2));
    const ideal = Math.min(size - height, Math.max(0, tip[1] + 16 * dy - height / 2));
    const top = free(taken, left, ideal, width, height, size);
    taken.push({ left, top, width });
    return { left, top, width };
  });
}

/** The nearest place above or below, where nothing is yet. */
function free(taken, left, ideal, width, height, size) {
  const hits = (top) => taken.some((box) => left < box.left + box.width && box.left < left + width && Math.abs(top - box.top) < height);
  for (let n = 0; n < 40; n++) {
    const top = ideal + (n % 2 ? 1 : -1) * Math.ceil(n / 2) * 6;
    if (top >= 0 && top <= size - height && !hits(top)) return top;
  }
  return ideal;
}
