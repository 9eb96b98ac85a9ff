// Elements of a page, made of names and texts: what comes from a user is never read as HTML.
const SVG = "http://www.w3.org/2000/svg";

/** An element with attributes and children; strings become text, what is null or false is left out. */
export function element(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

/** The same for the elements of a drawing. */
export function drawn(name, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, name), attributes, children);
}

function filled(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== null && value !== false) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null && child !== false));
  return made;
}

/** The element with an id. */
export function byId(id) {
  return document.getElementById(id);
}
