// What is under the pointer, or in the middle, in words; and the heaviest bins in sight as a table.
import { exactly } from "./map_colours.js";
import { oneLine } from "./map_axes.js";

/** "query 3 “cat”", or "queries 64–127" for several; parts of it as elements, tokens as text. */
export function namedRange([from, end], [one, several], nameOf) {
  const number = (n) => n.toLocaleString("en-US");
  if (end - from > 1) return [`${several} ${number(from)}–${number(end - 1)}`];
  const token = nameOf(from);
  return token === null ? [`${one} ${number(from)}`] : [`${one} ${number(from)} `, tokenElement(token)];
}

function tokenElement(token) {
  const found = document.createElement("span");
  found.className = "token";
  found.textContent = oneLine(token);
  return found;
}

/** Writes what a bin holds: {rows, keys, mean, max}, or null beside the map. */
export function writeReadout(element, bin, nameOf, waiting) {
  if (!bin) return;
  const query = namedRange(bin.rows, ["query", "queries"], (n) => nameOf("query", n));
  const key = namedRange(bin.keys, ["key", "keys"], (n) => nameOf("key", n));
  const parts = [...query, " → ", ...key, ": "];
  const number = (x) => {
    const found = document.createElement("b");
    found.textContent = exactly(x);
    return found;
  };
  const single = bin.rows[1] - bin.rows[0] === 1 && bin.keys[1] - bin.keys[0] === 1;
  if (waiting) parts.push("not computed yet");
  else if (single) parts.push("weight ", number(bin.max));
  else parts.push("mean ", number(bin.mean), ", largest ", number(bin.max));
  element.replaceChildren(...parts);
}

/** The heaviest of many bins: offer(weight, bin), where bin() makes {rows, keys, mean, max} of those that count. */
export class Heaviest {
  constructor(most) {
    this.most = most;
    this.kept = []; // by falling weight; of equal ones, what came first
  }

  offer(weight, bin) {
    if (!(weight > 0) || (this.kept.length === this.most && weight <= this.kept[this.most - 1].weight)) return;
    const at = this.kept.findIndex((other) => other.weight < weight);
    this.kept.splice(at < 0 ? this.kept.length : at, 0, { weight, bin: bin() });
    this.kept.length = Math.min(this.kept.length, this.most);
  }

  get found() {
    return this.kept.map(({ bin }) => bin);
  }
}

/** What there is to say of the queries of a head: {rows, empty, lost, error}. */
export function statusInWords({ rows, empty, lost, error }) {
  const count = (n) => n.toLocaleString("en-US");
  const some = (n, one, several) => `${n === rows ? (n === 1 ? "The query" : `All ${count(n)} queries`) : `${count(n)} of ${count(rows)} queries`} ${n === 1 ? one : several}`;
  const said = error ? [error] : [];
  if (empty) said.push(`${some(empty, "sees", "see")} nothing: weights are 0 there.`);
  if (lost) said.push(`${some(lost, "is", "are")} NaN, shown in orange.`);
  return said.join(" ");
}

/** Fills the body of a table, a line for each bin. */
export function writeTable(body, bins, nameOf) {
  body.replaceChildren(
    ...bins.map((bin) => {
      const line = document.createElement("tr");
      const cells = [
        namedRange(bin.rows, ["query", "queries"], (n) => nameOf("query", n)),
        namedRange(bin.keys, ["key", "keys"], (n) => nameOf("key", n)),
        [exactly(bin.mean)],
        [exactly(bin.max)],
      ];
      cells.forEach((parts, n) => {
        const cell = document.createElement("td");
        if (n < 2) cell.className = "text";
        cell.replaceChildren(...parts);
        line.append(cell);
      });
      return line;
    }),
  );
}
