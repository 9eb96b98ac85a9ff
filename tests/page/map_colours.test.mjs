import assert from "node:assert/strict";
import { test } from "node:test";

import { fitted, margins, oneLine } from "../../src/regard/page/static/map_axes.js";
import { coloured, exactly, palette, rangeOf, shareOf } from "../../src/regard/page/static/map_colours.js";
import { pinchOf, wheelFactor } from "../../src/regard/page/static/map_moves.js";
import { frameOf } from "../../src/regard/page/static/map_overview.js";
import { Heaviest, statusInWords } from "../../src/regard/page/static/map_readout.js";
import { countInWords } from "../../src/regard/page/static/map_search.js";
import { shade } from "../../src/regard/page/static/shades.js";

test("the range holds what is in sight, by magnitude", () => {
  const numbers = [0, NaN, ...Array.from({ length: 1000 }, (_, n) => 10 ** (-(n % 100) / 25))];
  const { low, high } = rangeOf(numbers, "log");
  assert.ok(high >= 1 && high < 1.5, `${high}`);
  assert.ok(low <= 2e-4 && low > 5e-5, `${low}`);
  assert.equal(rangeOf([0, NaN, 0], "log"), null);
  assert.equal(rangeOf([], "linear"), null);
});

test("an even range ignores what stands out, but is never blind", () => {
  const numbers = [...Array(990).fill(1e-3), ...Array(10).fill(1)];
  const { low, high } = rangeOf(numbers, "linear");
  assert.equal(low, 0);
  assert.ok(high >= 1e-3);
  assert.ok(rangeOf(numbers, "linear", 2).high * 4 === high);
});

test("a range stays where numbers change by a little", () => {
  assert.deepEqual(rangeOf([0.3, 0.2, 0.1], "log"), rangeOf([0.29, 0.2, 0.1], "log"));
  const only = rangeOf([0.5], "log");
  assert.ok(only.low < only.high && shareOf(0.5, only) > 0.5);
});

test("shares run from 0 to 1", () => {
  const range = { kind: "log", low: 1e-4, high: 1 };
  assert.deepEqual([0, 1e-9, 1e-4, 1e-2, 1, 9].map((x) => Math.round(100 * shareOf(x, range))), [0, 0, 0, 50, 100, 100]);
  assert.equal(shareOf(0.25, { kind: "linear", low: 0, high: 0.5 }), 0.5);
  assert.ok(Number.isNaN(shareOf(NaN, range)));
  assert.equal(shareOf(0.5, null), 0);
});

test("colours of a tile", () => {
  const found = coloured(Float32Array.of(0, 1, NaN), { kind: "linear", low: 0, high: 1 }, palette(false));
  assert.deepEqual([...found.slice(0, 4)], [...shade(0, false), 255]);
  assert.deepEqual([...found.slice(4, 8)], [...shade(1, false), 255]);
  assert.deepEqual([...found.slice(8, 12)], [...shade(NaN, false), 255]);
});

test("a weight that is pointed at has six digits", () => {
  assert.deepEqual([0, 0.1234567, 1, 1.23456789e-7, NaN].map(exactly), ["0", "0.123457", "1", "1.2346e−7", "NaN"]);
});

test("tokens become one harmless line", () => {
  assert.equal(oneLine("a\nb\tc"), "a␊b␉c");
  assert.equal(oneLine(""), "(empty)");
  assert.equal(oneLine("  "), "␣␣");
  assert.equal(oneLine(" cat"), " cat");
  assert.equal(oneLine("\u202egnp\u2069.exe"), "gnp.exe");
  assert.equal(oneLine("<b>👩‍🔬"), "<b>👩‍🔬");
});

test("names are cut where there is no room", () => {
  const widthOf = (text) => Array.from(text).length;
  assert.equal(fitted("violin", 6, widthOf), "violin");
  assert.equal(fitted("violinist", 6, widthOf), "violi…");
  assert.equal(fitted("👍👍👍👍", 3, widthOf), "👍👍…");
  assert.equal(fitted("violin", 0, widthOf), "");
  assert.ok(margins(false, false, 1e6).left > margins(false, false, 10).left);
});

test("wheel and pinch", () => {
  assert.ok(wheelFactor({ deltaY: -100, deltaMode: 0 }) > 1);
  assert.equal(wheelFactor({ deltaY: 1e9, deltaMode: 0 }), 1 / 4);
  assert.equal(wheelFactor({ deltaY: 0, deltaMode: 1 }), 1);
  const pointers = new Map([[1, { left: 0, top: 0 }], [2, { left: 30, top: 40 }]]);
  assert.deepEqual(pinchOf(pointers), { apart: 50, left: 15, top: 20 });
});

test("the frame in the overview can always be seen, and stays inside", () => {
  const map = { queries: 1000, keys: 1000 };
  const small = { width: 100, height: 100 };
  assert.deepEqual(frameOf(map, { rows: [0, 500], keys: [500, 1000] }, small), { left: 50, top: 0, width: 50, height: 50 });
  assert.deepEqual(frameOf(map, { rows: [999, 1000], keys: [0, 1] }, small), { left: 0, top: 96, width: 4, height: 4 });
});

test("the heaviest are kept in order, the first of equal ones before", () => {
  const heaviest = new Heaviest(3);
  [0.1, 0.5, 0, NaN, 0.5, 0.3, 0.2].forEach((weight, n) => heaviest.offer(weight, () => n));
  assert.deepEqual(heaviest.found, [1, 4, 5]);
});

test("what there is to say of queries", () => {
  assert.equal(statusInWords({ rows: 5, empty: 0, lost: 0, error: null }), "");
  assert.equal(statusInWords({ rows: 5, empty: 1, lost: 2, error: null }), "1 of 5 queries sees nothing: weights are 0 there. 2 of 5 queries are NaN, shown in orange.");
  assert.equal(statusInWords({ rows: 1, empty: 1, lost: 0, error: "changed" }), "changed The query sees nothing: weights are 0 there.");
  assert.equal(statusInWords({ rows: 1200, empty: 1200, lost: 0 }), "All 1,200 queries see nothing: weights are 0 there.");
  assert.equal(countInWords(0, 0, "query"), "no query has this in its token, or this number");
  assert.equal(countInWords(1622, 60, "key"), "1,622 keys, the first 60 are listed");
  assert.equal(countInWords(1, 1, "query"), "1 query");
});
