// The table of all steps, a row for each key, in which vectors can be written as well as read.
import { byId, element } from "./elements.js";
import { visible } from "./quoting.js";

/** A number of fixed decimals without a "-0.00". */
export function signed(x, decimals) {
  const text = Math.abs(x) >= 1e6 ? x.toPrecision(3) : x.toFixed(decimals);
  return Number(text) === 0 ? text.replace("-", "") : text;
}

export class StepTable {
  /** moved(id, place, done): what to do with numbers that are written. */
  constructor(table, valueNames, moved) {
    Object.assign(this, { table, valueNames, moved, inputs: new Map(), rows: [] });
  }

  /** Makes rows for keys {name, kind} and one query. */
  build(keys, query, id) {
    this.inputs.clear();
    this.rows = keys.map((key, j) => this.row(key, j));
    this.sum = element("td");
    this.output = element("td", { class: "result" });
    byId("query-numbers").replaceChildren(...this.vector(id, `query ${visible(query)}`, ["first number", "second number"]));
    const foot = element("tr", {}, element("th", { scope: "row", colspan: 4 }, "sum"), this.sum, element("td", {}, "1.000"), element("td"), this.output);
    this.table.tBodies[0].replaceChildren(...this.rows.map(({ row }) => row));
    this.table.tFoot.replaceChildren(foot);
  }

  row({ name, kind }, j) {
    const cells = Object.fromEntries(["product", "score", "exponential", "share"].map((step) => [step, element("td")]));
    const bar = element("span", { class: `bar ${kind}` });
    const weight = element("span");
    const key = element("td", { class: "vector" }, ...this.vector(`k${j}`, `key ${visible(name)}`, ["first number", "second number"]));
    const value = element("td", { class: "vector" }, ...this.vector(`v${j}`, `value of ${visible(name)}`, this.valueNames));
    const row = element("tr", {},
      element("th", { scope: "row" }, element("span", { class: `swatch ${kind}`, "aria-hidden": "true" }), element("span", { class: "token" }, visible(name))),
      key, cells.product, cells.score, cells.exponential,
      element("td", { class: "weight" }, element("span", { class: "room" }, bar), weight), value, cells.share);
    return { row, bar, weight, ...cells };
  }

  /** Two inputs, that say which number of what they are. */
  vector(id, what, numbers) {
    const pair = [0, 1].map((n) => element("input", {
      type: "number", step: "any", "aria-label": `${what}, ${visible(numbers[n])}`, oninput: () => this.wrote(id, false), onchange: () => this.wrote(id, true),
    }));
    this.inputs.set(id, pair);
    return pair;
  }

  wrote(id, done) {
    const place = this.inputs.get(id).map((input) => input.valueAsNumber);
    if (place.every(Number.isFinite)) this.moved(id, place, done);
    else if (done) this.moved(id, null, true);
  }

  /** Writes what one query makes of keys and values. */
  fill(query, keys, values, found) {
    for (const [id, pair] of this.inputs) {
      const vector = { q: [query], k: keys, v: values }[id[0]][id[0] === "q" ? 0 : Number(id.slice(1))];
      pair.forEach((input, n) => { if (input !== document.activeElement) input.value = String(vector[n]); });
    }
    this.rows.forEach((row, j) => {
      row.product.textContent = signed(found.products[j], 3);
      row.score.textContent = signed(found.scores[j], 3);
      row.exponential.textContent = signed(found.exponentials[j], 3);
      row.weight.textContent = found.weights[j].toFixed(3);
      row.bar.style.width = `${100 * found.weights[j]}%`;
      row.share.textContent = found.weighted[j].map((x) => signed(x, 2)).join(", ");
    });
    this.sum.textContent = signed(found.sum, 3);
    this.output.textContent = found.output.map((x) => signed(x, 2)).join(", ");
    byId("exponential-head").textContent = found.shift ? "e^(score − largest)" : "e^score";
  }
}
