// The worked example: what is set, and what follows from it. Everything shown is computed anew from the state.
import { attend, times } from "./attention_steps.js";
import { byId, element } from "./elements.js";
import { LARGEST, MOST_KEYS, hashOf, readHash, stateOf } from "./example_state.js";
import { MISTAKES } from "./mistakes.js";
import { reachOf } from "./plane.js";
import { PlanePicture } from "./plane_picture.js";
import { isolated, visible } from "./quoting.js";
import { StepTable, signed } from "./step_table.js";
import { pageData } from "./unpack.js";

const data = pageData();
const COLOURS = 6;
const LONGEST_NAME = 18; // letters, in a picture
const SPOKEN_AFTER = 400; // milliseconds of rest, after which the result is read out

let state = null;
let table = null;
let resting = 0;
const planes = {};

const keyName = (j) => data.key_names[j] ?? `key ${j}`;
const kindOf = (j) => `k${j % COLOURS}`;
const queryName = () => data.query_names[state.query];
const inPicture = (name) => { // of a bearable length
  const letters = [...visible(name)];
  return letters.length <= LONGEST_NAME ? letters.join("") : `${letters.slice(0, LONGEST_NAME - 1).join("")}…`;
};

if (data.playable) begin();

function begin() {
  state = readHash(location.hash, data) ?? stateOf(data);
  byId("play").hidden = false;
  planes.asked = new PlanePicture(byId("asked"), "Query and keys as arrows", moved);
  planes.blended = new PlanePicture(byId("blended"), "Values and output as arrows", moved);
  table = new StepTable(byId("steps"), data.value_names, moved);
  listen();
  showAll();
}

// -- what is set ------------------------------------------------------------------------------------------------------
/** The vector with an id such as "k1". */
function vectorOf(id) {
  return { q: state.queries, k: state.keys, v: state.values }[id[0]][Number(id.slice(1))];
}

/** A vector goes to a place, or by some steps, or stays; done: whether it has arrived. */
function moved(id, place, done, by = null) {
  const vector = vectorOf(id);
  if (!vector) return;
  const wanted = by ? vector.map((x, n) => Number((x + by[n]).toFixed(6))) : place;
  wanted?.forEach((x, n) => { vector[n] = Math.min(LARGEST, Math.max(-LARGEST, x)); });
  show(done);
}

function set(changed) {
  state = { ...state, ...changed };
  showAll();
}

function listen() {
  const turns = { longer: ([x, y]) => times([x, y], 3), round: ([x, y]) => [-x, -y], quarter: ([x, y]) => [-y, x], nothing: () => [0, 0] };
  for (const [name, change] of Object.entries(turns)) {
    byId(`query-${name}`).addEventListener("click", () => moved(`q${state.query}`, change(vectorOf(`q${state.query}`)).map((x) => Number(x.toFixed(6)) + 0), true));
  }
  byId("add-key").addEventListener("click", addKey);
  byId("remove-key").addEventListener("click", () => set({ keys: state.keys.slice(0, -1), values: state.values.slice(0, -1) }));
  byId("reset").addEventListener("click", () => set(stateOf(data)));
  for (const button of document.querySelectorAll("[data-mistake]")) {
    button.addEventListener("click", () => set({ mistake: state.mistake === button.dataset.mistake ? null : button.dataset.mistake }));
  }
  data.queries.forEach((_, n) => byId("query").append(element("option", { value: n }, visible(data.query_names[n]))));
  byId("query").addEventListener("change", (event) => set({ query: Number(event.target.value) }));
  addEventListener("hashchange", () => {
    const found = readHash(location.hash, data);
    if (found && hashOf(found) !== hashOf(state)) set(found);
  });
}

/** A key between the axes, with its value: there is something new to see wherever the others are. */
function addKey() {
  const n = state.keys.length;
  const angle = 2.4 * n; // the golden angle, in radians: no two directions are alike
  const around = (rows) => times([Math.cos(angle), Math.sin(angle)], Math.max(...rows.flat().map(Math.abs)) * 0.75 || 1).map((x) => Number(x.toFixed(1)));
  set({ keys: [...state.keys, around(state.keys)], values: [...state.values, around(state.values)] });
}

// -- what is shown ----------------------------------------------------------------------------------------------------
/** After a change of how much there is. */
function showAll() {
  byId("query").value = state.query;
  byId("query-choice").hidden = state.queries.length < 2;
  byId("remove-key").disabled = state.keys.length < 2;
  byId("add-key").disabled = state.keys.length >= MOST_KEYS;
  table.build(state.keys.map((_, j) => ({ name: keyName(j), kind: kindOf(j) })), queryName(), `q${state.query}`);
  show(true);
}

function show(done) {
  const query = state.queries[state.query];
  const found = attend(query, state.keys, state.values, data.scale);
  const names = state.keys.map((_, j) => keyName(j));
  const mistake = MISTAKES.find(({ name }) => name === state.mistake)?.make({ query, queries: state.queries, keys: state.keys, values: state.values, scale: data.scale, names });
  if (done) {
    planes.asked.fit(reachOf([...data.queries, ...data.keys, query, ...state.keys], true));
    const marked = (mistake?.ghosts ?? []).map(({ at }) => at);
    planes.blended.fit(reachOf([...data.values, ...state.values, found.output, ...marked], false));
    keepAddress();
  }
  drawAsked(query, found);
  drawBlended(found, mistake);
  table.fill(query, state.keys, state.values, found);
  showMistake(mistake);
  showSentence(found, names);
}

function drawAsked(query, found) {
  const keys = state.keys.map((place, j) => ({ id: `k${j}`, kind: kindOf(j), name: inPicture(keyName(j)), says: `key ${visible(keyName(j))}`, place, width: 1.5 + 5 * found.weights[j], movable: true }));
  const asked = { id: `q${state.query}`, kind: "query", name: inPicture(queryName()), says: `query ${visible(queryName())}`, place: query, width: 2.5, movable: true };
  planes.asked.draw([...keys, asked], []);
}

/** The values as thin arrows; along them, one behind the other, their shares, which end at the output. */
function drawBlended(found, mistake) {
  let end = [0, 0];
  const parts = found.weighted.map((share, j) => {
    const begin = end;
    end = [begin[0] + share[0], begin[1] + share[1]];
    return { path: [begin, end], kind: kindOf(j), width: 6 };
  });
  const values = state.values.map((place, j) => ({ id: `v${j}`, kind: kindOf(j), name: inPicture(keyName(j)), says: `value of ${visible(keyName(j))}`, place, width: 1.5, movable: true }));
  const output = { kind: "query", name: `output (${found.output.map((x) => signed(x, 2)).join(", ")})`, place: found.output, width: 2.5, movable: false };
  const ghosts = (mistake?.ghosts ?? []).map(({ at, from, name }) => ({ ghost: at, from, name }));
  planes.blended.draw([...values, output], [{ hull: state.values }, ...parts, ...ghosts]);
}

function showMistake(mistake) {
  for (const button of document.querySelectorAll("[data-mistake]")) button.setAttribute("aria-pressed", String(button.dataset.mistake === state.mistake));
  byId("mistake").hidden = !mistake;
  if (!mistake) return;
  const cells = ([name, { weights, entropy, output }]) => [
    element("th", { scope: "row" }, name),
    ...Array.from({ length: Math.max(...mistake.rows.map(([, row]) => row.weights.length)) }, (_, j) => element("td", {}, j < weights.length ? weights[j].toFixed(3) : "–")),
    element("td", {}, entropy.toFixed(3)),
    element("td", {}, output.map((x) => signed(x, 2)).join(", ")),
  ];
  const heads = ["", ...state.keys.map((_, j) => inPicture(keyName(j))), "entropy", "output"];
  byId("mistake-title").textContent = mistake.title;
  byId("mistake-text").replaceChildren(...mistake.sentences.map((sentence) => element("p", {}, sentence)));
  byId("mistake-table").replaceChildren(
    element("thead", {}, element("tr", {}, ...heads.map((head) => element("th", { scope: "col" }, head)))),
    element("tbody", {}, ...mistake.rows.map((row) => element("tr", {}, ...cells(row)))));
}

/** The result in a sentence; for those who listen, only when it rests. */
function showSentence(found, names) {
  const order = found.weights.map((_, j) => j).sort((a, b) => found.weights[b] - found.weights[a] || a - b);
  const named = (name) => isolated(inPicture(name));
  const given = order.slice(0, 4).map((j) => `${named(names[j])} ${found.weights[j].toFixed(3)}`).join(", ");
  const rest = order.length > 4 ? `, the others ${order.slice(4).reduce((sum, j) => sum + found.weights[j], 0).toFixed(3)}` : "";
  const output = found.output.map((x, n) => `${signed(x, 2)} ${named(data.value_names[n])}`).join(", ");
  const sentence = `${named(queryName())} gives ${given}${rest}. Output: ${output}.`;
  byId("sentence").textContent = sentence;
  clearTimeout(resting);
  resting = setTimeout(() => { byId("spoken").textContent = sentence; }, SPOKEN_AFTER);
}

/** The address of the page holds what is set, to be sent or kept; as it was given needs none. */
function keepAddress() {
  const hash = hashOf(state) === hashOf(stateOf(data)) ? "" : `#${hashOf(state)}`;
  if (hash !== location.hash) history.replaceState(null, "", hash || location.pathname + location.search);
}
