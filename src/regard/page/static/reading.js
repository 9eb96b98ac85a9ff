// The text of the keys, each token on a ground as dark as its number is large.
import { element } from "./elements.js";
import { greatest, strength } from "./heat_map.js";
import { visible } from "./quoting.js";
import { needsLightText, shade, written } from "./shades.js";

const MOST = 1024; // tokens: what keys receive is in the page one by one up to there

/** Whether there is a text that can be coloured. */
export function hasReading(report) {
  return report.keyTokens !== null && report.keys <= MOST;
}

/** The number of each key: what all queries give it, or what one does (0 for a key that the page does not list). */
export function numbersOf(report, n, query) {
  if (query === null) return Array.from(report.table(n, "received"));
  if (report.exact) return Array.from(report.row(n, query));
  const { state, keys } = report.top(n, query);
  const found = new Array(report.keys).fill(state === "NaN" ? NaN : 0);
  for (const { key, weight } of keys) found[key] = weight;
  return found;
}

/** The query that stands at a key, or null. */
export function queryAtKey(report, key) {
  const { offset } = report.data;
  const query = offset === null ? -1 : key - offset;
  return query >= 0 && query < report.queries ? query : null;
}

/** The tokens as coloured pieces of text; a click on one chooses the query that stands there. */
export function drawReading(report, numbers, query, dark, choose) {
  const most = greatest(numbers);
  return numbers.flatMap((x, key) => {
    const share = strength(x, most);
    const standing = queryAtKey(report, key);
    const ground = `background: rgb(${shade(share, dark).join(" ")}); color: ${needsLightText(share, dark) ? "#fff" : "#000"}`;
    const classes = `token${standing === null ? "" : " choosable"}${standing !== null && standing === query ? " chosen" : ""}`;
    const attributes = { class: classes, style: ground, title: `key ${key}: ${written(x)}` };
    if (standing !== null) attributes.onclick = () => choose(standing);
    return [element("span", attributes, visible(report.keyTokens[key])), " "];
  });
}
