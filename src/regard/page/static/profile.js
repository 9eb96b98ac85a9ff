// What keys are given by all queries: one bar for each key, or for each of many equal ranges of keys.
import { drawn, element } from "./elements.js";
import { greatest } from "./heat_map.js";
import { visible } from "./quoting.js";
import { span } from "./report_data.js";
import { written } from "./shades.js";

const [WIDE, HIGH] = [1000, 100];

/** Outline of all bars, in a box of 1000 x 100; NaN has none. */
export function bars(numbers) {
  const most = greatest(numbers);
  const step = WIDE / numbers.length;
  const parts = [];
  numbers.forEach((x, n) => {
    if (!(x > 0)) return;
    const height = Math.max(0.7, (x / most) * (HIGH - 4));
    parts.push(`M${(n * step).toFixed(2)} ${HIGH}v${(-height).toFixed(2)}h${Math.max(step * 0.92, 0.6).toFixed(2)}v${height.toFixed(2)}z`);
  });
  return parts.join("");
}

/** What a bar stands for. */
export function barSentence(report, numbers, n) {
  const range = span(n, report.keys, numbers.length);
  const keys = report.range(range, "key", "keys", (j) => report.keyName(j));
  const x = numbers[n];
  const verb = range[1] - range[0] > 1 ? "are" : "is";
  if (Number.isNaN(x)) return `${keys} ${verb} given NaN: a query that sees them is NaN`;
  return `${keys} ${verb} given ${written(x)} in all, ${written(x / report.queries)} of a query's weight on average`;
}

/** A drawing of the bars that tells what it is pointed at, by pointer or arrow keys. */
export function drawProfile(report, numbers, tell) {
  const at = drawn("rect", { class: "at", y: 0, height: HIGH, width: Math.max(1.5, WIDE / numbers.length), "fill-opacity": 0.35, visibility: "hidden" });
  const svg = drawn("svg", {
    viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "none", tabindex: 0, role: "application",
    "aria-label": "What keys are given, one bar for each key or range of keys: move with the arrow keys",
  }, drawn("path", { d: bars(numbers), class: "share", fill: "var(--accent)" }), at, drawn("line", { x1: 0, x2: WIDE, y1: HIGH, y2: HIGH }));
  let now = 0;
  const go = (n) => {
    now = Math.min(numbers.length - 1, Math.max(0, n));
    at.setAttribute("x", (now * WIDE) / numbers.length);
    at.setAttribute("visibility", "visible");
    tell(barSentence(report, numbers, now));
  };
  svg.addEventListener("pointermove", (event) => {
    const box = svg.getBoundingClientRect();
    go(Math.floor(((event.clientX - box.left) / box.width) * numbers.length));
  });
  svg.addEventListener("focus", () => go(now));
  svg.addEventListener("keydown", (event) => {
    const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: numbers.length - 1, PageUp: now - 20, PageDown: now + 20 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  });
  return svg;
}

/** Rows of the table of the keys that are given most. */
export function mostGiven(report, n) {
  return report.data.heads[n].most.map(([key, sum]) =>
    element("tr", {},
      element("th", { scope: "row" }, `${key}`),
      element("td", {}, written(sum)),
      element("td", { class: "text token" }, report.keyTokens ? visible(report.keyTokens[key]) : "")));
}
