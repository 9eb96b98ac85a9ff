import assert from "node:assert/strict";
import { test } from "node:test";

import { attend, entropyOf, heaviest } from "../../src/regard/page/static/attention_steps.js";
import { hashOf, readHash, stateOf } from "../../src/regard/page/static/example_state.js";
import { MISTAKES } from "../../src/regard/page/static/mistakes.js";
import { Plane, hullOf, placedNames, reachOf, snapped, stepOf, ticksOf } from "../../src/regard/page/static/plane.js";
import { signed } from "../../src/regard/page/static/step_table.js";

const DATA = { queries: [[1, 0]], keys: [[1, 0], [0, 1]], values: [[10, 0], [0, 10]] };
const ASKED = { query: DATA.queries[0], ...DATA, scale: Math.SQRT1_2, names: ["apple", "cheese"] };

test("the worked example", () => {
  const found = attend([1, 0], DATA.keys, DATA.values, Math.SQRT1_2);
  assert.deepEqual(found.weights.map((p) => p.toFixed(3)), ["0.670", "0.330"]);
  assert.deepEqual(found.output.map((x) => x.toFixed(2)), ["6.70", "3.30"]);
  assert.equal(found.sum.toFixed(3), "3.028");
});

test("scores of any size make weights", () => {
  for (const size of [1e-9, 1, 1e3, 1e6]) {
    for (const sign of [1, -1]) {
      const { weights } = attend([sign * size, 0], [[size, 0], [0, 1], [size, 1]], [[1, 0], [0, 1], [1, 1]], 1);
      assert.ok(Math.abs(weights.reduce((a, b) => a + b) - 1) < 1e-12, `${sign * size}: ${weights}`);
    }
  }
});

test("entropy and the heaviest key", () => {
  assert.equal(entropyOf([1, 0]), 0);
  assert.equal(entropyOf([0.25, 0.25, 0.25, 0.25]).toFixed(6), Math.log(4).toFixed(6));
  assert.equal(heaviest([0.4, 0.4, 0.2]), 0);
});

test("mistakes of one key, of none that agree, and of the softmax without its scale", () => {
  for (const { make } of MISTAKES) {
    for (const asked of [{ ...ASKED, keys: [[1, 0]], values: [[1, 2]] }, { ...ASKED, query: [0, 0], queries: [[0, 0]] }, { ...ASKED, scale: 1 }]) {
      const { title, sentences, rows, ghosts } = make(asked);
      assert.ok(title.startsWith("Mistake ") && sentences.every((text) => text && !/NaN|undefined/.test(text)), sentences.join(" "));
      for (const [, { output }] of rows) assert.ok(output.every(Number.isFinite));
      for (const { at } of ghosts) assert.ok(at.every(Number.isFinite));
    }
  }
});

test("queries exchanged with keys: an error where there are not as many, numbers where there are", () => {
  const few = MISTAKES[1].make(ASKED);
  assert.equal(few.rows.length, 2);
  assert.match(few.sentences[1], /1 key would have 2 values/);
  const queries = [[1, 0], [0, 2]];
  assert.equal(MISTAKES[1].make({ ...ASKED, queries, query: queries[0] }).rows.length, 3);
});

test("an address keeps the state", () => {
  for (const state of [stateOf(DATA), { ...stateOf(DATA), mistake: "order" }, { queries: [[-1.5, 0.25]], keys: [[1e-6, 1e6]], values: [[0, -3]], query: 0, mistake: null }]) {
    assert.deepEqual(readHash(`#${hashOf(state)}`, DATA), state);
  }
});

test("a strange address is no state", () => {
  const good = "q=1,0&k=1,0;0,1&v=10,0;0,10";
  assert.ok(readHash(good, DATA));
  const strange = [
    "", "#", "q=1,0", `${good}&m=<script>`, `${good}&m=__proto__`, `${good}&n=1`, `${good}&n=-1`, `${good}&n=1e1`, `${good}&q=2,0`, `${good}&x=1`, `${good}&=1`,
    "q=NaN,0&k=1,0&v=1,0", "q=Infinity,0&k=1,0&v=1,0", "q=1e99,0&k=1,0&v=1,0", "q=9999999,0&k=1,0&v=1,0", "q=1,0,0&k=1,0&v=1,0", "q=1&k=1,0&v=1,0",
    "q=1,0&k=1,0;0,1&v=10,0", "q=1,0;1,0&k=1,0&v=1,0", "q= 1,0&k=1,0&v=1,0", "q=0x1,0&k=1,0&v=1,0", "q=,&k=,&v=,", "q=1,0&k=&v=", "a".repeat(5000), "%00", "q=1,0&k=1,0&v=1,0=2",
    `q=1,0&k=${Array(17).fill("1,0").join(";")}&v=${Array(17).fill("1,0").join(";")}`,
  ];
  for (const hash of strange) assert.equal(readHash(hash, DATA), null, hash);
});

test("a changed state leaves what was given as it was", () => {
  const state = stateOf(DATA);
  state.queries[0][0] = 7;
  assert.deepEqual(DATA.queries, [[1, 0]]);
});

test("places to pixels and back", () => {
  for (const reach of [[-1.5, 1.5], [-3, 13], [-2e6, 1e6], [-1e-3, 2e-3]]) {
    const plane = new Plane(reach, 400);
    const step = stepOf(reach);
    for (const place of [[0, 0], [snapped(reach[1] / 2, step), snapped(reach[0] / 3, step)]]) {
      const again = plane.placeOf(plane.at(place));
      for (const n of [0, 1]) assert.ok(Math.abs(again[n] - place[n]) <= step * 1e-6, `${again} ${place}`);
    }
    assert.ok(plane.placeOf([-100, 9999]).every((x) => x >= reach[0] - step && x <= reach[1] + step));
  }
});

test("a plane reaches around all of it", () => {
  for (const vectors of [[[1, 0], [0, 1]], [[-7, 3]], [[0, 0]], [[1e6, -1e6]]]) {
    for (const symmetric of [true, false]) {
      const [low, high] = reachOf(vectors, symmetric);
      assert.ok(low < Math.min(0, ...vectors.flat()) && high > Math.max(0, ...vectors.flat()));
      const ticks = ticksOf([low, high], 8);
      assert.ok(ticks.length >= 3 && ticks.length <= 10 && ticks.includes(0), String(ticks));
    }
  }
});

test("the shape around places", () => {
  assert.deepEqual(hullOf([[0, 0], [2, 0], [1, 0.5], [0, 2], [2, 2]]), [[0, 0], [2, 0], [2, 2], [0, 2]]);
  assert.equal(hullOf([[1, 1]]).length, 1);
  assert.equal(hullOf([[0, 0], [1, 1], [2, 2]]).length, 2);
});

test("names stay inside, and not one on another", () => {
  const names = Array.from({ length: 6 }, (_, n) => ({ tip: [390, 200 + n], from: [200, 200], text: "a long name" }));
  const boxes = placedNames(names, 400);
  boxes.forEach((a, i) => {
    assert.ok(a.left >= 0 && a.left + a.width <= 400 && a.top >= 0 && a.top <= 382);
    boxes.slice(0, i).forEach((b) => assert.ok(Math.abs(a.top - b.top) >= 18 || a.left + a.width <= b.left || b.left + b.width <= a.left));
  });
});

test("numbers without a negative zero", () => {
  assert.equal(signed(-0.001, 2), "0.00");
  assert.equal(signed(-1.5, 2), "-1.50");
  assert.equal(signed(1234567.8, 2), "1.23e+6");
});
