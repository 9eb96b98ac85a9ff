import assert from "node:assert/strict";
import { test } from "node:test";

import { half, unpack } from "../../src/regard/page/static/unpack.js";

const base64 = (array) => Buffer.from(array.buffer).toString("base64");

test("halves of every kind", () => {
  const known = { 0x0000: 0, 0x3c00: 1, 0xc000: -2, 0x7bff: 65504, 0x0001: 2 ** -24, 0x0400: 2 ** -14, 0x3555: 0.333251953125 };
  for (const [bits, value] of Object.entries(known)) assert.equal(half(Number(bits)), value);
  assert.equal(half(0x7c00), Infinity);
  assert.equal(half(0xfc00), -Infinity);
  assert.ok(Number.isNaN(half(0x7e00)));
});

test("bytes are steps from low, and 255 is no number", () => {
  const { shape, numbers } = unpack({ form: "uint8", shape: [3], low: 1, step: 0.5, data: base64(Uint8Array.of(0, 4, 255)) });
  assert.deepEqual(shape, [3]);
  assert.deepEqual([...numbers], [1, 3, NaN]);
});

test("float32 and int32 are exact", () => {
  const floats = Float32Array.of(0.1, -3e38, Infinity);
  assert.deepEqual(unpack({ form: "float32", shape: [3], data: base64(floats) }).numbers, floats);
  const integers = Int32Array.of(-1, 2 ** 31 - 1);
  assert.deepEqual(unpack({ form: "int32", shape: [2], data: base64(integers) }).numbers, integers);
});

test("nothing is nothing", () => {
  assert.equal(unpack({ form: "float16", shape: [0, 4], data: "" }).numbers.length, 0);
});
