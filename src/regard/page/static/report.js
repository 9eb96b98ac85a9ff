// The report: what is chosen, and all that follows from it.
import { byId, element } from "./elements.js";
import { brief, ceiling, cellAt, drawMap, greatest, layout, moved, pixels } from "./heat_map.js";
import { liveTable } from "./heads.js";
import { drawBars, drawLines, hasLines, noteOf } from "./lines.js";
import { drawProfile, mostGiven } from "./profile.js";
import { drawReading, hasReading, numbersOf } from "./reading.js";
import { visible } from "./quoting.js";
import { Report, binOf, span } from "./report_data.js";
import { isDark, shade, written } from "./shades.js";
import { PAGE, drawList, listNote } from "./top_list.js";
import { pageData } from "./unpack.js";

const report = new Report(pageData());
// n: place among the heads of the page; cell: of the picture, under the keyboard's cursor; found, first: of the list.
const state = { n: 0, query: Math.max(0, report.queries - 1), cell: null, place: null, found: [], first: 0, byQuery: false, byLargest: false, printing: false };
const dark = () => isDark() && !state.printing;
const pictures = new Map();

if (byId("heads")) liveTable(byId("heads"), report.data.table, chooseHead);
if (report.heads.length && report.queries && report.keys) begin();

function begin() {
  for (const head of report.heads) byId("head").append(element("option", { value: head }, `${head}`));
  state.cell = [report.rowBins - 1, 0];
  byId("bars").style.setProperty("--digits", String(report.keys - 1).length);
  showAll();
  byId("reading-section").hidden = !hasReading(report);
  listenToChoosers();
  listenToMap();
  listenToList();
  const redraw = () => { pictures.clear(); showAll(); };
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
  addEventListener("beforeprint", () => { state.printing = true; redraw(); });
  addEventListener("afterprint", () => { state.printing = false; redraw(); });
  let width = innerWidth;
  addEventListener("resize", () => { if (innerWidth !== width) { width = innerWidth; showMap(); } });
}

// -- choosing ---------------------------------------------------------------------------------------------------------
function chooseHead(head) {
  const n = report.heads.indexOf(head);
  if (n < 0 || !byId("map")) return;
  state.n = n;
  showAll();
}

/** Chooses the listed query that is nearest. */
function chooseQuery(query) {
  if (!Number.isFinite(query)) return;
  const wanted = Math.min(report.queries - 1, Math.max(0, Math.round(query)));
  state.query = report.queryAt(report.nearest(wanted));
  state.cell = [binOf(state.query, report.queries, report.rowBins), state.cell[1]];
  showQuery();
}

function listenToChoosers() {
  const step = (by) => chooseQuery(report.queryAt(Math.min(report.data.rows - 1, Math.max(0, report.nearest(state.query) + by))));
  const turn = (by) => chooseHead(report.heads[(state.n + by + report.heads.length) % report.heads.length]);
  byId("head").addEventListener("change", (event) => chooseHead(Number(event.target.value)));
  byId("query").addEventListener("change", (event) => chooseQuery(event.target.valueAsNumber));
  byId("head-before").addEventListener("click", () => turn(-1));
  byId("head-behind").addEventListener("click", () => turn(1));
  byId("query-before").addEventListener("click", () => step(-1));
  byId("query-behind").addEventListener("click", () => step(1));
  for (const [id, byLargest] of [["by-share", false], ["by-largest", true]]) {
    byId(id)?.addEventListener("click", () => {
      state.byLargest = byLargest;
      byId("by-share").setAttribute("aria-pressed", String(!byLargest));
      byId("by-largest").setAttribute("aria-pressed", String(byLargest));
      showMap();
    });
  }
  for (const [id, byQuery] of [["by-received", false], ["by-query", true]]) {
    byId(id).addEventListener("click", () => { state.byQuery = byQuery; showReading(); });
  }
}

// -- showing ----------------------------------------------------------------------------------------------------------
function showAll() {
  const head = report.heads[state.n];
  for (const place of document.querySelectorAll(".head-number")) place.textContent = head;
  byId("head").value = head;
  for (const line of byId("heads").tBodies[0].rows) line.setAttribute("aria-current", String(Number(line.dataset.head) === head));
  showProfile();
  if (!state.found.length) state.found = Array.from({ length: report.data.rows }, (_, n) => n);
  showQuery();
}

function showQuery() {
  const { n, query } = state;
  const found = report.top(n, query);
  byId("query").value = query;
  byId("query-token").textContent = report.queryTokens ? visible(report.queryTokens[query]) : "";
  document.querySelector(".query-name").textContent = report.queryTokens ? `${query} ${visible(report.queryTokens[query])}` : query;
  byId("query-note").textContent = noteOf(report, query, found);
  byId("lines").replaceChildren(...(hasLines(report) && found.state !== "NaN" ? [drawLines(report, n, query, chooseQuery)] : []));
  byId("bars").replaceChildren(...drawBars(report, found));
  showMap();
  showReading();
  showList();
}

function showMap(told = state.cell) {
  const [canvas, { n }] = [byId("map"), state];
  const id = `${n} ${state.byLargest}`;
  if (!pictures.has(id)) {
    const numbers = report.picture(n, state.byLargest);
    const most = ceiling(numbers, report.exact);
    pictures.set(id, { most, canvas: pixels(numbers, most, report.rowBins, report.keyBins, dark()) });
  }
  const names = labels();
  state.place = layout(report.rowBins, report.keyBins, canvas.parentElement.clientWidth, names.longest);
  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const colours = { ink: colour("--ink"), line: colour("--line"), warm: colour("--warm") };
  const row = binOf(state.query, report.queries, report.rowBins);
  drawMap(canvas, state.place, pictures.get(id).canvas, names, { row, cell: told }, colours);
  const sentence = report.sentence(n, ...told);
  if (byId("readout").textContent !== sentence) byId("readout").textContent = sentence;
  showLegend(pictures.get(id).most);
}

function labels() {
  const name = (tokens) => (n) => (tokens ? brief(tokens[n]) : String(n));
  const [row, column] = [name(report.queryTokens), name(report.keyTokens)];
  let longest = 2;
  for (let n = 0; report.exact && n < Math.min(64, report.queries); n++) longest = Math.max(longest, row(n).length);
  for (let n = 0; report.exact && n < Math.min(64, report.keys); n++) longest = Math.max(longest, column(n).length);
  // Bins hold several queries or keys: their numbers begin where the bin does.
  if (report.exact) return { row, column, longest };
  const first = (count, bins) => (n) => String(span(n, count, bins)[0]);
  return { row: first(report.queries, report.rowBins), column: first(report.keys, report.keyBins), longest: String(report.queries + report.keys).length };
}

function showLegend(most) {
  const canvas = byId("legend");
  const context = canvas.getContext("2d");
  for (let x = 0; x < canvas.width; x++) {
    context.fillStyle = `rgb(${shade(Math.sqrt(x / canvas.width), dark()).join(" ")})`;
    context.fillRect(x, 0, 1, canvas.height);
  }
  const what = state.byLargest ? "the largest weight of a bin" : "the share of its queries' weight";
  byId("legend-top").textContent = `${written(most)}${report.exact ? "" : ` or more, ${what}`}; shades follow its square root, orange is NaN`;
}

function showReading() {
  if (!hasReading(report)) return;
  byId("by-received").setAttribute("aria-pressed", String(!state.byQuery));
  byId("by-query").setAttribute("aria-pressed", String(state.byQuery));
  const numbers = numbersOf(report, state.n, state.byQuery ? state.query : null);
  const partly = state.byQuery && !report.exact ? ` Only its ${report.top(state.n, state.query).keys.length} heaviest keys are in this page.` : "";
  const what = state.byQuery ? `what query ${report.queryName(state.query)} gives each key` : "the sum of what all queries give each key";
  byId("reading-note").textContent = `Colour is ${what}: up to ${written(greatest(numbers))}.${partly}`;
  byId("reading").replaceChildren(...drawReading(report, numbers, state.query, dark(), chooseQuery));
}

function showProfile() {
  const numbers = Array.from(report.table(state.n, "received"));
  byId("profile-readout").textContent = "";
  byId("profile").replaceChildren(drawProfile(report, numbers, (text) => { byId("profile-readout").textContent = text; }));
  const head = element("tr", {}, ...["key", "is given", "token"].map((name) => element("th", { scope: "col", class: name === "token" ? "text" : null }, name)));
  byId("most").replaceChildren(byId("most").caption, element("thead", {}, head), element("tbody", {}, ...mostGiven(report, state.n)));
}

function showList() {
  const places = state.found.slice(state.first, state.first + PAGE);
  byId("list").tBodies[0].replaceChildren(...drawList(report, state.n, places, state.query, chooseQuery));
  byId("list-note").textContent = listNote(report, places, state.found, state.first);
  byId("earlier").disabled = state.first === 0;
  byId("later").disabled = state.first + PAGE >= state.found.length;
}

// -- pointing ---------------------------------------------------------------------------------------------------------
function listenToMap() {
  const canvas = byId("map");
  const under = (event) => cellAt(state.place, event.offsetX, event.offsetY);
  canvas.addEventListener("pointermove", (event) => { const cell = under(event); if (cell) showMap(cell); });
  canvas.addEventListener("pointerleave", () => showMap());
  canvas.addEventListener("click", (event) => { const cell = under(event); if (cell) take(cell); });
  canvas.addEventListener("focus", () => showMap());
  canvas.addEventListener("keydown", (event) => {
    if (event.key === "Enter") take(state.cell);
    const cell = moved(state.cell, event.key, state.place);
    if (!cell) return;
    event.preventDefault();
    state.cell = cell;
    showMap();
  });
}

/** Chooses the query of a cell: of several, the last. */
function take(cell) {
  chooseQuery(span(cell[0], report.queries, report.rowBins)[1] - 1);
  state.cell = cell;
  showMap();
}

function listenToList() {
  const go = (first) => { state.first = Math.max(0, first); showList(); };
  const find = () => {
    state.found = report.search(byId("wanted").value);
    go(0);
    if (state.found.length) chooseQuery(report.queryAt(state.found[0]));
  };
  byId("search").addEventListener("submit", (event) => { event.preventDefault(); find(); });
  byId("all").addEventListener("click", () => { byId("wanted").value = ""; state.found = Array.from({ length: report.data.rows }, (_, n) => n); go(0); });
  byId("earlier").addEventListener("click", () => go(state.first - PAGE));
  byId("later").addEventListener("click", () => go(state.first + PAGE));
}
