import assert from "node:assert/strict";
import { test } from "node:test";

import {
  CLOSEST,
  binAt,
  bounded,
  boundsOf,
  cellOf,
  fitting,
  fromHash,
  home,
  inSight,
  levelFor,
  matchesOf,
  movedBy,
  parentOf,
  pixels,
  tickStep,
  tilesInSight,
  toHash,
  toPairs,
  toScreen,
  zoomedAt,
} from "../../src/regard/page/static/map_coordinates.js";

const map = { queries: 100000, keys: 100000, depth: 9, tile: 256 };
const size = { width: 1000, height: 600 };
const close = (a, b) => assert.ok(Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(b)), `${a} is not ${b}`);

test("all is in sight at first, and nothing is further away", () => {
  const view = home(map, size);
  close(view.zoom, 600 / 100000);
  assert.deepEqual(inSight(map, view, size), { rows: [0, 100000], keys: [0, 100000] });
  assert.deepEqual(bounded(map, { ...view, zoom: view.zoom / 10, key: -5 }, size), view);
});

test("screen and pairs are inverse to each other", () => {
  for (const view of [home(map, size), { key: 5, query: 70000.25, zoom: 3.5 }, { key: 99999, query: 0, zoom: CLOSEST }]) {
    const { left, top } = toScreen(map, view, size, 123.5, 456.25);
    const { key, query } = toPairs(map, view, size, left, top);
    close(key, 123.5);
    close(query, 456.25);
  }
});

test("zooming keeps what is under the pointer, within bounds", () => {
  const view = { key: 40000, query: 50000, zoom: 0.1 };
  const before = toPairs(map, view, size, 300, 200);
  const next = zoomedAt(map, view, size, 2, 300, 200);
  const after = toPairs(map, next, size, 300, 200);
  close(after.key, before.key);
  close(after.query, before.query);
  assert.equal(zoomedAt(map, view, size, 1e9, 0, 0).zoom, CLOSEST);
  assert.deepEqual(zoomedAt(map, view, size, 1e-9, 0, 0), home(map, size));
});

test("moving ends at the edges", () => {
  const view = movedBy(map, { key: 500, query: 500, zoom: 1 }, size, -1e9, 1e9);
  close(view.key, 500);
  close(view.query, 100000 - 300);
});

test("levels are as fine as the screen, and tiles cover what is in sight", () => {
  assert.equal(levelFor(map, fitting(map, size)), 1); // bins of 256 pairs are 1.5 pixels
  assert.equal(levelFor(map, 1), 8);
  assert.equal(levelFor(map, 1, 2), 9);
  assert.equal(levelFor(map, CLOSEST), 9);
  for (const zoom of [0.006, 0.02, 0.3, 4, 96]) {
    const view = bounded(map, { key: 77777, query: 33333, zoom }, size);
    const level = levelFor(map, zoom);
    const seen = inSight(map, view, size);
    const tiles = tilesInSight(map, view, size, level);
    const area = tiles.reduce((sum, tile) => {
      const { rows, keys } = boundsOf(map, tile);
      const common = ([a, b], [c, d]) => Math.max(0, Math.min(b, d) - Math.max(a, c));
      return sum + common(rows, seen.rows) * common(keys, seen.keys);
    }, 0);
    close(area, (seen.rows[1] - seen.rows[0]) * (seen.keys[1] - seen.keys[0]));
    assert.ok(tiles.length <= 40, `${tiles.length} tiles`);
  }
});

test("the queries of a strip are told apart where that takes few tiles", () => {
  const strip = { queries: 3, keys: 2000, depth: 3, tile: 256 };
  assert.equal(levelFor(strip, home(strip, size).zoom), 3);
  const long = { queries: 3, keys: 100000, depth: 9, tile: 256 };
  assert.ok(tilesInSight(long, home(long, size), size, levelFor(long, home(long, size).zoom)).length <= 12);
});

test("tiles at the edge are cut", () => {
  assert.deepEqual(boundsOf(map, { level: 9, row: 390, column: 0 }), { rows: [99840, 100000], keys: [0, 256], cell: 1, height: 160, width: 256 });
  assert.deepEqual(boundsOf(map, { level: 0, row: 0, column: 0 }), { rows: [0, 100000], keys: [0, 100000], cell: 512, height: 196, width: 196 });
  assert.deepEqual(parentOf({ level: 9, row: 390, column: 7 }), { level: 8, row: 195, column: 3 });
});

test("the bin at a pair, and none beside the map", () => {
  assert.deepEqual(binAt(map, 9, 300.7, 513.2), {
    tile: { level: 9, row: 2, column: 1 }, down: 1, across: 44, rows: [513, 514], keys: [300, 301],
  });
  const last = binAt(map, 0, 99999.5, 99999.5);
  assert.deepEqual([last.rows, last.down], [[99840, 100000], 195]);
  for (const [key, query] of [[-0.1, 0], [0, 100000], [100000, 0], [NaN, 0]]) assert.equal(binAt(map, 9, key, query), null);
  for (let level = 0; level <= 9; level++) {
    const bin = binAt(map, level, 12345, 67890);
    const { rows } = boundsOf(map, bin.tile);
    assert.equal(rows[0] + bin.down * cellOf(map, level), bin.rows[0]);
  }
});

test("a strip is stretched so far that it can be seen, and never where there is room", () => {
  const strip = { queries: 1, keys: 100000, depth: 9, tile: 256 };
  const { zoom } = home(strip, size);
  assert.equal(pixels(strip, zoom).y, 28);
  close(pixels(strip, zoom).x * 100000, size.width);
  assert.deepEqual(pixels(strip, 60), { x: 60, y: 60 });
  const tall = { queries: 5000, keys: 3, depth: 5, tile: 256 };
  assert.ok(pixels(tall, home(tall, size).zoom).x * 3 > 60);
  const small = { queries: 27, keys: 27, depth: 0, tile: 256 };
  close(home(small, size).zoom * 27, 600);
  for (const zoomed of [0.001, 0.1, 27, 29]) assert.ok(pixels(strip, zoomed * 1.1).y >= pixels(strip, zoomed).y);
});

test("numbers of an axis are 1, 2 or 5 times a power of ten", () => {
  assert.equal(tickStep(0.006, 60), 10000);
  assert.equal(tickStep(0.0061, 50), 10000);
  assert.equal(tickStep(0.03, 50), 2000);
  assert.equal(tickStep(1, 50), 50);
  assert.equal(tickStep(100, 50), 1);
});

test("a place comes back from its address", () => {
  const place = { head: 3, show: "max", view: { key: 12345.5, query: 678.25, zoom: 12.5 } };
  const found = fromHash(`#${toHash(place, size)}`, size);
  assert.deepEqual(found, place);
  // In a window of another width the same keys are in sight.
  close(fromHash(toHash(place, size), { width: 500, height: 600 }).view.zoom, 6.25);
});

test("addresses that say nothing, or nonsense", () => {
  assert.deepEqual(fromHash("", size), {});
  assert.deepEqual(fromHash("#head=-1&show=sum&key=1&query=x&span=3", size), {});
  assert.deepEqual(fromHash("#head=2.5&key=1&query=2&span=0", size), {});
  assert.deepEqual(fromHash("#head=2&key=1&query=&span=4", size), { head: 2 });
  assert.deepEqual(fromHash("#%ff=<script>", size), {});
});

test("tokens are found by their text or number", () => {
  const tokens = ["The", " cat", "the", "12", "<b>"];
  assert.deepEqual(matchesOf(tokens, 5, "the", 10), { found: [0, 2], total: 2 });
  assert.deepEqual(matchesOf(tokens, 5, "", 10), { found: [], total: 0 });
  assert.deepEqual(matchesOf(tokens, 5, "1", 10), { found: [1, 3], total: 2 });
  assert.deepEqual(matchesOf(tokens, 5, "#4", 10), { found: [4], total: 1 });
  assert.deepEqual(matchesOf(null, 5, "7", 10), { found: [], total: 0 });
  assert.deepEqual(matchesOf(Array(100).fill("x"), 100, "X", 3), { found: [0, 1, 2], total: 100 });
});
