// What the page of the worked example can be set to, and the same as the part of an address behind "#". No drawing.
import { MISTAKES } from "./mistakes.js";

export const MOST_KEYS = 16;
export const LARGEST = 1e6; // of a number
const NUMBER = /^-?\d{1,7}(\.\d{1,6})?(e-?\d{1,2})?$/;

/** The state in which the page begins: vectors as they were given, the first query, no mistake. */
export function stateOf(data) {
  const copy = (rows) => rows.map((row) => [...row]);
  return { queries: copy(data.queries), keys: copy(data.keys), values: copy(data.values), query: 0, mistake: null };
}

/** The state for an address: "q=1,0&k=1,0;0,1&v=10,0;0,10&m=copied". */
export function hashOf(state) {
  const rows = (vectors) => vectors.map((vector) => vector.map(short).join(",")).join(";");
  const parts = [`q=${rows(state.queries)}`, `k=${rows(state.keys)}`, `v=${rows(state.values)}`];
  if (state.query) parts.push(`n=${state.query}`);
  if (state.mistake) parts.push(`m=${state.mistake}`);
  return parts.join("&");
}

function short(x) {
  return String(Number(x.toFixed(6)));
}

/** The state that an address holds; null if it holds none, or anything that is not one, for anybody can write it. */
export function readHash(hash, data) {
  const text = hash.replace(/^#/, "");
  if (text === "" || text.length > 4000) return null;
  const found = new Map();
  for (const part of text.split("&")) {
    const [name, value, ...more] = part.split("=");
    if (more.length || value === undefined || found.has(name) || !"qkvnm".includes(name) || name.length !== 1) return null;
    found.set(name, value);
  }
  const [queries, keys, values] = ["q", "k", "v"].map((name) => vectorsOf(found.get(name)));
  const query = found.has("n") ? Number(/^\d{1,2}$/.test(found.get("n")) ? found.get("n") : NaN) : 0;
  const mistake = found.get("m") ?? null;
  const sound = queries && keys && values && queries.length === data.queries.length && keys.length === values.length;
  if (!sound || !(query < queries.length) || (mistake !== null && !MISTAKES.some(({ name }) => name === mistake))) return null;
  return { queries, keys, values, query, mistake };
}

/** Rows of two numbers; null for anything else. */
function vectorsOf(text) {
  const rows = (text ?? "").split(";");
  if (rows.length > MOST_KEYS) return null;
  const found = rows.map((row) => row.split(",").map((x) => (NUMBER.test(x) ? Number(x) : NaN)));
  return found.every((row) => row.length === 2 && row.every((x) => Math.abs(x) <= LARGEST)) ? found : null;
}
