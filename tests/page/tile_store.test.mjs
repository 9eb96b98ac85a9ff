import assert from "node:assert/strict";
import { test } from "node:test";

import { nameOfTile, tileOfBytes } from "../../src/regard/page/static/map_server.js";
import { TileStore } from "../../src/regard/page/static/tile_store.js";

const settled = () => new Promise((done) => setTimeout(done, 0));

/** A store whose loads end when the test says so. */
function made({ most = 128, enough = 10 } = {}) {
  const asked = new Map();
  const log = { changed: [], failed: [], begun: [], aborted: [] };
  const load = (name, signal) =>
    new Promise((resolve, reject) => {
      log.begun.push(name);
      asked.set(name, { resolve, reject });
      signal.addEventListener("abort", () => {
        log.aborted.push(name);
        reject(new Error("aborted"));
      });
    });
  const store = new TileStore({ load, changed: (name) => log.changed.push(name), failed: (e) => log.failed.push(e.message), enough, most });
  const end = async (name, rows = enough) => {
    asked.get(name).resolve({ rows });
    await settled();
  };
  return { store, log, end, asked };
}

test("six are asked for at a time, the first ones first", async () => {
  const { store, log, end } = made();
  const names = Array.from({ length: 9 }, (_, n) => `t${n}`);
  store.want(names);
  assert.deepEqual(log.begun, names.slice(0, 6));
  await end("t2");
  assert.deepEqual(log.begun, names.slice(0, 7));
  assert.deepEqual(log.changed, ["t2"]);
  assert.equal(store.complete, false);
});

test("what is no longer wanted is given up, and what is, goes on", async () => {
  const { store, log, end } = made();
  store.want(["a", "b"]);
  store.want(["b", "c"]);
  await settled();
  assert.deepEqual(log.aborted, ["a"]);
  assert.deepEqual(log.failed, []);
  assert.deepEqual(log.begun, ["a", "b", "c"]);
  await end("b");
  await end("c");
  assert.equal(store.complete, true);
  store.want(["b", "c"]);
  assert.deepEqual(log.begun, ["a", "b", "c"]);
});

test("incomplete tiles are asked for again, complete ones are not", async () => {
  const { store, log, end } = made();
  store.want(["a", "b"]);
  await end("a", 4);
  await end("b");
  assert.equal(store.get("a").rows, 4);
  store.refresh();
  assert.deepEqual(log.begun, ["a", "b", "a"]);
  assert.equal(store.get("a").rows, 4); // is shown meanwhile
  await end("a");
  assert.equal(store.get("a").rows, 10);
});

test("old tiles are let go of, those used last stay", async () => {
  const { store, end } = made({ most: 3 });
  for (const name of ["a", "b", "c"]) {
    store.want([name]);
    await end(name);
  }
  store.get("a");
  store.want(["d"]);
  await end("d");
  assert.deepEqual([...store.kept.keys()], ["c", "a", "d"]);
});

test("failures are told, and not repeated at once", async () => {
  const { store, log, asked } = made();
  store.want(["a"]);
  asked.get("a").reject(new Error("gone"));
  await settled();
  assert.deepEqual(log.failed, ["gone"]);
  store.want(["a"]);
  assert.deepEqual(log.begun, ["a"]);
});

test("bytes of a tile", () => {
  const bytes = new DataView(new ArrayBuffer(32));
  [1, 2, 3, 4, 5, 6, 7, NaN].forEach((x, n) => bytes.setFloat32(4 * n, x, true));
  const tile = tileOfBytes(bytes.buffer, 2, 2, 7);
  assert.deepEqual([...tile.mean], [1, 2, 3, 4]);
  assert.deepEqual([...tile.max], [5, 6, 7, NaN]);
  assert.equal(tile.rows, 7);
  assert.throws(() => tileOfBytes(bytes.buffer, 3, 2, 7), /3 x 2 bins came as 32 bytes/);
  assert.equal(nameOfTile(3, { level: 1, row: 2, column: 0 }), "3/1/2/0");
});
