// Where things are on a map of attention: keys run to the right, queries down, both counted in pairs from 0.
// A map is {queries, keys, depth, tile}; a view {key, query, zoom}: what is in the middle, and pixels for a pair; a
// size {width, height}, in pixels. Nothing here knows of a page.

export const CLOSEST = 96; // pixels for a pair at most
const ROOM = 28; // pixels for a query or key up to which the shorter side of a long strip is stretched
const FLATTEST = 4; // a strip is shown with its long side at most so many times its short one
const FEW = 12; // tiles
const FINEST = 2; // device pixels for a bin at most, before the next level is taken

/** Pixels for a key and for a query. They are the same, unless one side is so short that it would be a line. */
export function pixels(map, zoom) {
  const stretched = (stretch) => Math.max(zoom, Math.min(zoom * stretch, ROOM));
  return { x: stretched(stretchOf(map.queries, map.keys)), y: stretched(stretchOf(map.keys, map.queries)) };
}

function stretchOf(long, short) {
  return Math.max(1, long / (FLATTEST * Math.max(1, short)));
}

/** The zoom at which all is in sight. */
export function fitting(map, size) {
  const zoomFor = (room, count, stretch) => {
    const each = room / Math.max(1, count);
    return each < ROOM ? each / stretch : each;
  };
  const across = zoomFor(size.width, map.keys, stretchOf(map.queries, map.keys));
  const down = zoomFor(size.height, map.queries, stretchOf(map.keys, map.queries));
  return Math.min(across, down, CLOSEST);
}

/** The view with all in sight. */
export function home(map, size) {
  return { key: map.keys / 2, query: map.queries / 2, zoom: fitting(map, size) };
}

/** The nearest view that is allowed: neither further away than all, nor beside the map. */
export function bounded(map, view, size) {
  const zoom = Math.min(CLOSEST, Math.max(fitting(map, size), view.zoom));
  const { x, y } = pixels(map, zoom);
  const within = (at, count, each, room) => {
    const half = room / 2 / each;
    return count <= 2 * half ? count / 2 : Math.min(count - half, Math.max(half, at));
  };
  return { zoom, key: within(view.key, map.keys, x, size.width), query: within(view.query, map.queries, y, size.height) };
}

/** Pixels from the left and the top of where a key and a query begin. */
export function toScreen(map, view, size, key, query) {
  const { x, y } = pixels(map, view.zoom);
  return { left: (key - view.key) * x + size.width / 2, top: (query - view.query) * y + size.height / 2 };
}

/** The key and the query, with fractions, at a point. */
export function toPairs(map, view, size, left, top) {
  const { x, y } = pixels(map, view.zoom);
  return { key: (left - size.width / 2) / x + view.key, query: (top - size.height / 2) / y + view.query };
}

/** Nearer by a factor, with what is at a point staying there. */
export function zoomedAt(map, view, size, factor, left, top) {
  const before = toPairs(map, view, size, left, top);
  const zoom = Math.min(CLOSEST, Math.max(fitting(map, size), view.zoom * factor));
  const after = toPairs(map, { ...view, zoom }, size, left, top);
  return bounded(map, { zoom, key: view.key + before.key - after.key, query: view.query + before.query - after.query }, size);
}

/** Moved by pixels. */
export function movedBy(map, view, size, right, down) {
  const { x, y } = pixels(map, view.zoom);
  return bounded(map, { ...view, key: view.key + right / x, query: view.query + down / y }, size);
}

/** Pairs to either side of a bin of a level. */
export function cellOf(map, level) {
  return 2 ** (map.depth - level);
}

/** The coarsest level whose bins are small enough on the screen; ratio: device pixels for a pixel. */
export function levelFor(map, zoom, ratio = 1) {
  const tooLarge = (each) => cellOf(map, level) * each * ratio > FINEST;
  let level = 0;
  while (level < map.depth && tooLarge(zoom)) level++;
  // The few queries of a strip would fall into one bin: finer, as long as that takes few tiles.
  const { x, y } = pixels(map, zoom);
  const few = () => Math.max(map.queries, map.keys) <= FEW * map.tile * cellOf(map, level + 1);
  while (level < map.depth && x !== y && tooLarge(Math.max(x, y)) && few()) level++;
  return level;
}

/** What a tile covers: half-open ranges of queries and keys, and how many bins that is. */
export function boundsOf(map, { level, row, column }) {
  const cell = cellOf(map, level);
  const width = map.tile * cell;
  const rows = [row * width, Math.min((row + 1) * width, map.queries)];
  const keys = [column * width, Math.min((column + 1) * width, map.keys)];
  return { rows, keys, cell, height: Math.ceil((rows[1] - rows[0]) / cell), width: Math.ceil((keys[1] - keys[0]) / cell) };
}

/** What is in sight: half-open ranges of whole queries and keys. */
export function inSight(map, view, size) {
  const first = toPairs(map, view, size, 0, 0);
  const last = toPairs(map, view, size, size.width, size.height);
  const range = (from, to, count) => [Math.max(0, Math.floor(from)), Math.min(count, Math.ceil(to))];
  return { rows: range(first.query, last.query, map.queries), keys: range(first.key, last.key, map.keys) };
}

/** The tiles of a level that are in sight, those in the middle first. */
export function tilesInSight(map, view, size, level) {
  const width = map.tile * cellOf(map, level);
  const { rows, keys } = inSight(map, view, size);
  const found = [];
  if (rows[0] >= rows[1] || keys[0] >= keys[1]) return found;
  for (let row = Math.floor(rows[0] / width); row * width < rows[1]; row++) {
    for (let column = Math.floor(keys[0] / width); column * width < keys[1]; column++) found.push({ level, row, column });
  }
  const away = (tile) => Math.hypot((tile.row + 0.5) * width - view.query, (tile.column + 0.5) * width - view.key);
  return found.sort((a, b) => away(a) - away(b));
}

/** The tile one level up that covers a tile. */
export function parentOf({ level, row, column }) {
  return { level: level - 1, row: row >> 1, column: column >> 1 };
}

/** The bin of a level that holds a pair: its tile, its place there, and the queries and keys it covers; else null. */
export function binAt(map, level, key, query) {
  if (!(key >= 0 && key < map.keys && query >= 0 && query < map.queries)) return null;
  const cell = cellOf(map, level);
  const [down, across] = [Math.floor(query / cell), Math.floor(key / cell)];
  const tile = { level, row: Math.floor(down / map.tile), column: Math.floor(across / map.tile) };
  const rows = [down * cell, Math.min((down + 1) * cell, map.queries)];
  const keys = [across * cell, Math.min((across + 1) * cell, map.keys)];
  return { tile, down: down % map.tile, across: across % map.tile, rows, keys };
}

/** A step between numbers on an axis: 1, 2 or 5 times a power of ten, at least so many pixels apart. */
export function tickStep(each, apart) {
  const least = Math.max(1, apart / each);
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= least * (1 - 1e-9));
}

/** A place as the part of an address behind "#": the keys from left to right stand for the zoom. */
export function toHash({ head, view, show }, size) {
  const { key, query } = view;
  const span = size.width / view.zoom;
  const short = (x) => Number(x.toPrecision(8)).toString();
  return `head=${head}&query=${short(query)}&key=${short(key)}&span=${short(span)}&show=${show}`;
}

/** The place that such a part says, as far as it says one: {head?, show?, view?}. */
export function fromHash(text, size) {
  const said = new URLSearchParams(text.replace(/^#/, ""));
  const number = (name) => (said.has(name) && said.get(name).trim() !== "" ? Number(said.get(name)) : NaN);
  const found = {};
  if (Number.isInteger(number("head")) && number("head") >= 0) found.head = number("head");
  if (["mean", "max"].includes(said.get("show"))) found.show = said.get("show");
  const [key, query, span] = [number("key"), number("query"), number("span")];
  if ([key, query, span].every(Number.isFinite) && span > 0) found.view = { key, query, zoom: size.width / span };
  return found;
}

/** Tokens that contain a text, without regard to case, or the token of that number: at most so many, and how many. */
export function matchesOf(tokens, count, text, most) {
  const wanted = text.toLowerCase();
  const found = [];
  let total = 0;
  const add = (n) => {
    total++;
    if (found.length < most) found.push(n);
  };
  if (wanted === "") return { found, total };
  const asNumber = /^#?\d+$/.test(wanted) ? Number(wanted.replace("#", "")) : -1;
  if (asNumber >= 0 && asNumber < count) add(asNumber);
  for (let n = 0; tokens && n < tokens.length; n++) if (n !== asNumber && tokens[n].toLowerCase().includes(wanted)) add(n);
  return { found, total };
}
