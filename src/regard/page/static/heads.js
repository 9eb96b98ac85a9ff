// The table of heads: sorted by a click on a heading, and a head chosen by a click on its row.
import { element } from "./elements.js";

/** Rows in the order of a column; what is not known comes last. direction: 1 from small to large, -1 back. */
export function ordered(rows, column, direction) {
  const known = (x) => x !== null && x !== undefined;
  return [...rows].sort((a, b) => {
    const [x, y] = [a[column], b[column]];
    if (!known(x) || !known(y)) return Number(known(y)) - Number(known(x)) || a.head - b.head;
    return direction * (x - y) || a.head - b.head;
  });
}

/** Makes headings buttons that sort, and the numbers of drawn heads buttons that choose. */
export function liveTable(table, rows, choose) {
  const body = table.tBodies[0];
  const lines = new Map([...body.rows].map((line) => [Number(line.dataset.head), line]));
  for (const row of rows) {
    const line = lines.get(row.head);
    line.dataset.drawn = row.drawn;
    if (!row.drawn) continue;
    line.addEventListener("click", () => choose(row.head));
    line.cells[0].replaceChildren(element("button", { type: "button", "aria-label": `Show head ${row.head}` }, String(row.head)));
  }
  for (const heading of table.tHead.rows[0].cells) {
    const button = element("button", { type: "button" }, heading.textContent.trim());
    heading.replaceChildren(button);
    button.addEventListener("click", () => {
      // First the largest: that is what one looks for; the numbers of heads begin at 0.
      const begin = heading.dataset.column === "head" ? "ascending" : "descending";
      const turned = begin === "ascending" ? "descending" : "ascending";
      const now = heading.getAttribute("aria-sort") === begin ? turned : begin;
      for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
      heading.setAttribute("aria-sort", now);
      body.append(...ordered(rows, heading.dataset.column, now === "ascending" ? 1 : -1).map((row) => lines.get(row.head)));
    });
  }
}
