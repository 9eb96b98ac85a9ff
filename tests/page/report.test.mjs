import assert from "node:assert/strict";
import { test } from "node:test";

import { ceiling, cellAt, layout, moved, strength } from "../../src/regard/page/static/heat_map.js";
import { ordered } from "../../src/regard/page/static/heads.js";
import { hasLines, noteOf, stroke } from "../../src/regard/page/static/lines.js";
import { barSentence, bars } from "../../src/regard/page/static/profile.js";
import { hasReading, numbersOf, queryAtKey } from "../../src/regard/page/static/reading.js";
import { quoted, visible } from "../../src/regard/page/static/quoting.js";
import { Report, binOf, span } from "../../src/regard/page/static/report_data.js";
import { listNote } from "../../src/regard/page/static/top_list.js";

const base64 = (array) => Buffer.from(array.buffer).toString("base64");
const floats = (shape, ...numbers) => ({ form: "float32", shape, data: base64(Float32Array.from(numbers)) });
const integers = (shape, ...numbers) => ({ form: "int32", shape, data: base64(Int32Array.from(numbers)) });

// Three queries and three keys: a row of weights, one that sees nothing, one that is NaN.
const short = () => new Report({
  queries: 3, keys: 3, bins: [3, 3], step: 1, rows: 3, offset: 0, sink: false,
  tokens: { vocabulary: ["a", "b"], keys: integers([3], 0, 1, 0), queries: integers([3], 0, 1, 0) },
  heads: [{
    head: 4, share: floats([3, 3], 0.75, 0.25, 0, 0, 0, 0, NaN, NaN, NaN), largest: null, received: floats([3], NaN, NaN, NaN),
    keys: integers([3, 2], 0, 1, 0, 0, 0, 0), weights: floats([3, 2], 0.75, 0.25, 0, 0, NaN, NaN), most: [],
  }],
});
// Ten queries in two bins, every third listed from the last: 0, 3, 6, 9.
const long = () => new Report({
  queries: 10, keys: 5, bins: [2, 2], step: 3, rows: 4, offset: null, sink: true,
  tokens: { vocabulary: [], keys: null, queries: null },
  heads: [{
    head: 0, share: floats([2, 2], 0.5, 0.25, 0.125, NaN), largest: floats([2, 2], 0.9, 0.1, 0.1, NaN), received: floats([5], 5, 1, 0, 0, 2),
    keys: integers([4, 1], 4, 3, 2, 1), weights: floats([4, 1], 0.5, 0.25, 0.125, 1), most: [],
  }],
});

test("bins share a count, and every number is in its bin", () => {
  for (const [count, bins] of [[10, 3], [27, 27], [50000, 256], [7, 2], [1, 1]]) {
    for (let b = 0; b < bins; b++) {
      const [first, end] = span(b, count, bins);
      assert.ok(end > first);
      for (const n of [first, end - 1]) assert.equal(binOf(n, count, bins), b);
    }
    assert.equal(span(bins - 1, count, bins)[1], count);
  }
});

test("tokens can be seen", () => {
  const shown = ["", "  ", "a\nb\tc", "\u202eabc", "\u0000", "<script>", "שלום", " word", "👩‍👩‍👧"].map(visible);
  assert.deepEqual(shown, ["∅", "␣␣", "a⏎b⇥c", "\\u202eabc", "\\u0000", "<script>", "שלום", " word", "👩‍👩‍👧"]);
  assert.equal(quoted("a"), "\u2068“a”\u2069");
});

test("a short text says each weight", () => {
  const report = short();
  assert.equal(report.sentence(0, 0, 1), "query 0 \u2068“a”\u2069 gives key 1 \u2068“b”\u2069 0.250");
  assert.equal(report.sentence(0, 2, 1), "query 2 \u2068“a”\u2069 gives key 1 \u2068“b”\u2069 NaN");
  assert.deepEqual(report.top(0, 0), { state: "", keys: [{ key: 0, weight: 0.75 }, { key: 1, weight: 0.25 }] });
  assert.equal(report.top(0, 1).state, "nothing");
  assert.equal(report.top(0, 2).state, "NaN");
  assert.deepEqual([...report.row(0, 0)], [0.75, 0.25, 0]);
  assert.ok(hasLines(report) && hasReading(report));
});

test("a long text says what is in a bin", () => {
  const report = long();
  assert.equal(report.sentence(0, 0, 1), "queries 0 to 4 give keys 2 to 4 0.250 of the weight, on average; the largest single weight is 0.100");
  assert.equal(report.sentence(0, 1, 1), "queries 5 to 9 give keys 2 to 4 NaN: some of these weights are not numbers");
  assert.ok(!hasLines(report) && !hasReading(report));
});

test("listed queries count from the last", () => {
  const report = long();
  assert.deepEqual([0, 1, 2, 3].map((place) => report.queryAt(place)), [0, 3, 6, 9]);
  assert.deepEqual([0, 1, 3, 9].map((query) => report.listed(query)), [0, -1, 1, 3]);
  assert.deepEqual([0, 1, 3, 4, 9].map((query) => report.queryAt(report.nearest(query))), [0, 3, 3, 6, 9]);
  assert.equal(report.top(0, 1).state, "absent");
  assert.deepEqual(report.top(0, 6), { state: "", keys: [{ key: 2, weight: 0.125 }] });
});

test("queries are found by number and by token", () => {
  assert.deepEqual(short().search("a"), [0, 2]);
  assert.deepEqual(short().search(" 1 "), [1]);
  assert.deepEqual(short().search("77"), []);
  assert.deepEqual(long().search("4"), [2]);
  assert.deepEqual(long().search("a"), []);
});

test("what a query does with its weight", () => {
  const report = short();
  const notes = [0, 1, 2].map((query) => noteOf(report, query, report.top(0, query)));
  assert.deepEqual(notes, [
    "The 2 heaviest keys hold 1.00 of its weight, all others 0.",
    "This query gives weight to no key.",
    "This row is NaN: its weights are not defined.",
  ]);
  assert.equal(noteOf(long(), 6, long().top(0, 6)), "The heaviest key holds 0.125 of its weight.");
  assert.ok(stroke(0.1).width < stroke(0.9).width && stroke(0.1).opacity < stroke(0.9).opacity);
});

test("cells lie where they are drawn", () => {
  for (const [rows, columns, room] of [[27, 27, 700], [256, 256, 360], [1, 256, 700], [256, 1, 360], [1, 1, 360], [64, 64, 300]]) {
    const place = layout(rows, columns, room, 10);
    const middle = (n, size, from) => from + (n + 0.5) * size;
    for (const [row, column] of [[0, 0], [rows - 1, columns - 1], [0, columns - 1]]) {
      assert.deepEqual(cellAt(place, middle(column, place.width, place.left), middle(row, place.height, place.top)), [row, column]);
    }
    assert.equal(cellAt(place, place.left - 1, place.top + 1), null);
    assert.ok(rows * place.height >= 24 && columns * place.width >= 24);
  }
  assert.ok(layout(256, 256, 700, 5).left + 256 * layout(256, 256, 700, 5).width <= 700);
});

test("keys move within the picture", () => {
  const place = layout(16, 4, 700, 4);
  assert.deepEqual(moved([0, 0], "ArrowUp", place), [0, 0]);
  assert.deepEqual(moved([0, 0], "ArrowDown", place), [1, 0]);
  assert.deepEqual(moved([1, 1], "End", place), [1, 3]);
  assert.deepEqual(moved([1, 3], "Home", place), [1, 0]);
  assert.deepEqual(moved([15, 3], "PageDown", place), [15, 3]);
  assert.deepEqual(moved([8, 3], "PageUp", place), [6, 3]);
  assert.equal(moved([0, 0], "Tab", place), null);
});

test("colours end at the largest weight, in pooled pictures below the rare ones", () => {
  assert.equal(ceiling(Float32Array.of(0.5, NaN, 0.25), true), 0.5);
  const many = Float32Array.from({ length: 1000 }, (_, n) => (n === 7 ? 1 : 0.25));
  assert.equal(ceiling(many, false), 0.25);
  assert.equal(ceiling(Float32Array.of(0, NaN), false), 0);
  assert.equal(strength(1, 0.25), 1);
  assert.equal(strength(0.25, 1), 0.5);
  assert.ok(Number.isNaN(strength(NaN, 1)));
  assert.equal(strength(0, 0), 0);
});

test("heads in order, what is unknown last", () => {
  const rows = [{ head: 0, x: 2 }, { head: 1, x: null }, { head: 2, x: 3 }, { head: 3, x: 2 }];
  assert.deepEqual(ordered(rows, "x", 1).map((row) => row.head), [0, 3, 2, 1]);
  assert.deepEqual(ordered(rows, "x", -1).map((row) => row.head), [2, 0, 3, 1]);
});

test("what keys are given", () => {
  const report = long();
  const numbers = Array.from(report.table(0, "received"));
  assert.equal(barSentence(report, numbers, 0), "key 0 is given 5.00 in all, 0.500 of a query's weight on average");
  assert.equal(barSentence(report, [NaN, 1], 0), "keys 0 to 1 are given NaN: a query that sees them is NaN");
  assert.equal(bars(numbers).match(/M/gu).length, 3);
  assert.equal(bars([NaN, 0]), "");
});

test("colours of the text", () => {
  const report = short();
  assert.deepEqual(numbersOf(report, 0, 0), [0.75, 0.25, 0]);
  assert.ok(numbersOf(report, 0, null).every(Number.isNaN));
  assert.deepEqual(numbersOf(long(), 0, 6), [0, 0, 0.125, 0, 0]);
  assert.equal(queryAtKey(report, 2), 2);
  assert.equal(queryAtKey(long(), 2), null);
});

test("what the list shows", () => {
  assert.equal(listNote(short(), [0, 1], [0, 1, 2], 0), "3 queries, 1 to 2 are shown.");
  assert.equal(listNote(long(), [1], [1], 0), "1 found, 1 to 1 are shown; the page has one query in 3.");
  assert.match(listNote(short(), [], [], 0), /^No query/);
});
