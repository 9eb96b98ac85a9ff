// The search for a token or a number: a list of matches, each a button that jumps there.
import { oneLine } from "./map_axes.js";
import { matchesOf } from "./map_coordinates.js";

const LISTED = 60;

/** How many there are, in words. */
export function countInWords(total, listed, axis) {
  if (!total) return `no ${axis} has this in its token, or this number`;
  const several = axis === "key" ? "keys" : "queries";
  const more = total > listed ? `, the first ${listed} are listed` : "";
  return `${total.toLocaleString("en-US")} ${total === 1 ? axis : several}${more}`;
}

/** Listens to the form. about: namesAlong(axis), countAlong(axis), jump(axis, n). Gives what searches again. */
export function listenToSearch({ form, text, axis, found, count, matches }, about) {
  const search = () => {
    const along = axis.value;
    const names = about.namesAlong(along);
    const result = matchesOf(names, about.countAlong(along), text.value.trim() || text.value, LISTED);
    found.hidden = text.value === "";
    count.textContent = countInWords(result.total, result.found.length, along);
    matches.replaceChildren(...result.found.map((n) => item(n, names?.[n], () => about.jump(along, n))));
  };
  text.oninput = axis.onchange = search;
  form.onsubmit = (event) => {
    event.preventDefault();
    search();
    matches.querySelector("button")?.click();
  };
  return search;
}

function item(n, token, go) {
  const line = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = token === undefined ? `${n}` : `${n} ${oneLine(token)}`;
  button.onclick = go;
  line.append(button);
  return line;
}
