// Lines from the chosen query to its keys, and the same as bars.
import { drawn, element } from "./elements.js";
import { brief } from "./heat_map.js";
import { visible } from "./quoting.js";
import { written } from "./shades.js";

const LETTERS = 13; // of a token
const STEP = 19; // pixels from one token to the next
const [LEFT, RIGHT, WIDTH] = [112, 196, 356];

/** Whether so many queries and keys can be drawn as two columns of words. */
export function hasLines(report) {
  return report.exact && report.queries <= 64 && report.keys <= 64;
}

/** How wide and how dark the line of a weight is. */
export function stroke(weight) {
  return { width: 0.5 + 7 * weight, opacity: 0.15 + 0.85 * Math.sqrt(weight) };
}

/** The curve from a query's place to a key's. */
export function curve(query, key) {
  const [from, to] = [(query + 0.5) * STEP, (key + 0.5) * STEP];
  const middle = (LEFT + RIGHT) / 2;
  return `M${LEFT} ${from} C${middle} ${from} ${middle} ${to} ${RIGHT} ${to}`;
}

/** A drawing of all queries at the left, all keys at the right, and the weights of one query between them. */
export function drawLines(report, n, query, choose) {
  const height = Math.max(report.queries, report.keys) * STEP;
  const label = `Lines from query ${report.queryName(query)} to its keys; the list below has the heaviest`;
  const svg = drawn("svg", { class: "lines", role: "img", "aria-label": label, width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}` });
  const weights = report.row(n, query);
  weights.forEach((weight, key) => {
    if (!(weight > 0)) return;
    const { width, opacity } = stroke(weight);
    svg.append(drawn("path", { d: curve(query, key), "stroke-width": width, "stroke-opacity": opacity }));
  });
  for (let i = 0; i < report.queries; i++) svg.append(...queryLabel(report, i, i === query, choose));
  for (let j = 0; j < report.keys; j++) svg.append(...keyLabel(report, j, weights[j]));
  return svg;
}

function queryLabel(report, i, chosen, choose) {
  const y = (i + 0.5) * STEP;
  const name = report.queryTokens ? brief(report.queryTokens[i], LETTERS) : String(i);
  const attributes = { x: LEFT - 6, y, "text-anchor": "end", "dominant-baseline": "central", class: chosen ? "chosen" : "quiet" };
  const pick = { class: "pick", x: 0, y: i * STEP, width: LEFT, height: STEP, onclick: () => choose(i) };
  return [drawn("text", attributes, name), drawn("rect", pick)];
}

function keyLabel(report, j, weight) {
  const y = (j + 0.5) * STEP;
  const name = report.keyTokens ? brief(report.keyTokens[j], LETTERS) : String(j);
  const common = { y, "dominant-baseline": "central", class: weight > 0 ? "" : "quiet" };
  return [
    drawn("text", { x: RIGHT + 6, ...common }, name),
    drawn("text", { x: WIDTH - 2, "text-anchor": "end", ...common }, weight > 0 || Number.isNaN(weight) ? written(weight) : "0"),
  ];
}

/** The heaviest keys of a query, each with a bar as long as its weight. */
export function drawBars(report, found) {
  return found.keys.map(({ key, weight }) =>
    element("div", { class: report.keyTokens ? "named bar" : "bar" },
      element("span", { class: "number" }, `key ${key}`),
      ...(report.keyTokens ? [element("span", { class: "token" }, visible(report.keyTokens[key]))] : []),
      element("span", { class: "length", style: `--share: ${weight.toFixed(4)}` }),
      element("span", { class: "weight" }, written(weight))));
}

/** What a query does with its weight, beside the keys that are listed. */
export function noteOf(report, query, found) {
  if (found.state === "NaN") return "This row is NaN: its weights are not defined.";
  if (found.state === "nothing") return "This query gives weight to no key.";
  const held = found.keys.reduce((sum, { weight }) => sum + weight, 0);
  const rest = Math.max(0, 1 - held);
  const listed = found.keys.length === 1 ? "The heaviest key holds" : `The ${found.keys.length} heaviest keys hold`;
  const others = report.data.sink ? "" : `, all others ${written(rest < 0.002 ? 0 : rest)}`;
  return `${listed} ${written(held)} of its weight${others}.`;
}
