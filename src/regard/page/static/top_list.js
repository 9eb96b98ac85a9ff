// The heaviest keys of each query, some queries at a time.
import { element } from "./elements.js";
import { visible } from "./quoting.js";
import { written } from "./shades.js";

export const PAGE = 16; // queries

/** Rows of the table for some places of the list. */
export function drawList(report, n, places, chosen, choose) {
  return places.map((place) => {
    const query = report.queryAt(place);
    const found = report.top(n, query);
    const name = report.queryTokens ? `${query} ${visible(report.queryTokens[query])}` : `${query}`;
    const button = element("button", { type: "button", class: "token", "aria-label": `Show query ${name}`, onclick: () => choose(query) }, name);
    const nothing = found.state === "NaN" ? "NaN" : "gives weight to no key";
    const cell = found.state ? [nothing] : found.keys.map((each) => keyEntry(report, each));
    return element("tr", { "aria-current": String(query === chosen) }, element("th", { scope: "row" }, button), element("td", {}, ...cell));
  });
}

function keyEntry(report, { key, weight }) {
  const token = report.keyTokens ? [element("span", { class: "token" }, visible(report.keyTokens[key])), " "] : [];
  return element("span", { class: "key" }, element("span", { class: "at" }, `${key} `), ...token, element("b", {}, written(weight)));
}

/** What the list shows now, in words. */
export function listNote(report, places, found, first) {
  if (!found.length) return "No query of this page has that number or a token that holds this text.";
  const every = report.data.step > 1 ? `; the page has one query in ${report.data.step}` : "";
  const searched = found.length < report.data.rows ? `${found.length.toLocaleString("en")} found` : `${report.data.rows.toLocaleString("en")} queries`;
  return `${searched}, ${first + 1} to ${first + places.length} are shown${every}.`;
}
