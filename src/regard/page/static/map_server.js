// What the page asks its server for. Addresses are relative: the page's own begins with the secret.
import { boundsOf } from "./map_coordinates.js";

/** Tiles are named "head/level/row/column". */
export function nameOfTile(head, { level, row, column }) {
  return `${head}/${level}/${row}/${column}`;
}

/** A tile: mean and max of its bins, row by row, and how many queries of the head are computed so far. */
export async function loadTile(map, name, signal) {
  const answer = await asked(`tiles/${name}`, signal);
  const [, level, row, column] = name.split("/").map(Number);
  const { height, width } = boundsOf(map, { level, row, column });
  return tileOfBytes(await answer.arrayBuffer(), height, width, Number(answer.headers.get("Regard-Rows")));
}

/** The numbers of a tile from its bytes: little-endian float32, first all means, then the largest. */
export function tileOfBytes(bytes, height, width, rows) {
  const view = new DataView(bytes);
  const count = height * width;
  if (view.byteLength !== 8 * count) throw new Error(`a tile of ${height} x ${width} bins came as ${view.byteLength} bytes`);
  const read = (first) => Float32Array.from({ length: count }, (_, n) => view.getFloat32(4 * (first + n), true));
  return { height, width, rows, mean: read(0), max: read(count) };
}

/** How far a head is: {rows, share, error, ..}. */
export async function loadStatus(head) {
  return (await asked(`heads/${head}`)).json();
}

/** The names of "queries" or "keys", or null. */
export async function loadNames(which) {
  return (await asked(`tokens/${which}`)).json();
}

async function asked(address, signal) {
  const answer = await fetch(address, { signal, cache: "no-store" });
  if (!answer.ok) throw new Error((await answer.text()).trim() || `the server answered ${answer.status}`);
  return answer;
}
