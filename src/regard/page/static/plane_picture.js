// Arrows in a plane, whose tips are taken by mouse, finger or keyboard.
import { drawn } from "./elements.js";
import { Plane, hullOf, placedNames, stepOf, ticksOf } from "./plane.js";

const SIZE = 400;

export class PlanePicture {
  /** moved(id, place, done, by): what to do when a tip is dragged to a place, let go of, or sent by some steps. */
  constructor(svg, label, moved) {
    Object.assign(this, { svg, moved, held: null, handles: new Map(), plane: new Plane([-1, 1], SIZE) });
    svg.setAttribute("viewBox", `0 0 ${SIZE} ${SIZE}`);
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-label", label);
    this.grid = drawn("g", { class: "grid", "aria-hidden": "true" });
    this.arrows = drawn("g", { "aria-hidden": "true" });
    this.tips = drawn("g");
    svg.append(this.grid, this.arrows, this.tips);
    this.listen();
  }

  /** Makes the plane reach as far as these places, unless somebody is dragging in it. */
  fit(reach) {
    if (this.held !== null) return;
    this.plane = new Plane(reach, SIZE);
    this.grid.replaceChildren(...gridOf(this.plane));
  }

  /**
   * Draws everything: vectors [{id, kind, name, says, place, width, movable}], and below them shapes: a field {hull}, lines
   * {path, kind, width}, and marked places {ghost, name, from}.
   */
  draw(vectors, shapes) {
    const at = (place) => this.plane.at(place);
    const origin = at([0, 0]);
    const named = [...vectors.map(({ place, name }) => ({ place, name })), ...shapes.filter(({ ghost }) => ghost).map(({ ghost, name }) => ({ place: ghost, name }))];
    const names = named.map(({ place, name }) => ({ tip: at(place), from: origin, text: name }));
    const boxes = placedNames(names, SIZE);
    const texts = names.map(({ text }, n) => drawn("text", { class: `name ${vectors[n]?.kind ?? "ghost"}`, x: boxes[n].left + 2, y: boxes[n].top + 14 }, text));
    this.arrows.replaceChildren(
      ...shapes.flatMap((shape) => this.shape(shape)),
      ...vectors.map((vector) => arrow(origin, at(vector.place), vector.kind, vector.width)),
      ...texts.slice(vectors.length),
    );
    this.showTips(vectors, texts);
  }

  shape({ hull, path, ghost, from, kind, width }) {
    const at = (place) => this.plane.at(place);
    const joined = (places) => places.map((place) => at(place).map((x) => x.toFixed(2)).join(",")).join(" ");
    if (hull) return [drawn("polygon", { class: "hull", points: joined(hullOf(hull)) })];
    if (path) return [drawn("polyline", { class: `part ${kind}`, points: joined(path), "stroke-width": width })];
    const [x, y] = at(ghost);
    const line = drawn("polyline", { class: "ghost", points: joined([from ?? [0, 0], ghost]) });
    return [line, drawn("circle", { class: "ghost", cx: x, cy: y, r: 6 })];
  }

  /** The tips stay the same elements, so that the focus and a pointer keep what they hold. */
  showTips(vectors, texts) {
    const seen = new Set(vectors.filter(({ movable }) => movable).map(({ id }) => id));
    for (const [id, tip] of this.handles) if (!seen.has(id)) (tip.remove(), this.handles.delete(id));
    vectors.forEach((vector, n) => {
      if (!vector.movable) return this.arrows.append(texts[n]);
      const tip = this.handles.get(vector.id) ?? this.tip(vector.id);
      const [x, y] = this.plane.at(vector.place);
      tip.setAttribute("class", `tip ${vector.kind}`);
      tip.setAttribute("aria-label", vector.says);
      tip.setAttribute("aria-valuenow", vector.place[0]);
      tip.setAttribute("aria-valuetext", vector.place.join(", "));
      tip.replaceChildren(drawn("circle", { class: "reach", cx: x, cy: y, r: 20 }), drawn("circle", { class: "dot", cx: x, cy: y, r: 7 }), texts[n]);
    });
  }

  tip(id) {
    const found = drawn("g", { tabindex: 0, role: "slider", "aria-roledescription": "arrow in a plane", "data-vector": id });
    found.addEventListener("keydown", (event) => this.pressed(id, event));
    this.handles.set(id, found);
    this.tips.append(found);
    return found;
  }

  // -- moving ---------------------------------------------------------------------------------------------------------
  listen() {
    this.svg.addEventListener("pointerdown", (event) => {
      const tip = event.target.closest?.("[data-vector]");
      if (!tip || event.button) return;
      event.preventDefault();
      tip.focus();
      this.svg.setPointerCapture(event.pointerId);
      this.held = { id: tip.dataset.vector, pointer: event.pointerId, off: this.offset(tip.dataset.vector, event) };
    });
    this.svg.addEventListener("pointermove", (event) => {
      if (event.pointerId === this.held?.pointer) this.moved(this.held.id, this.placeOf(event), false);
    });
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) {
      this.svg.addEventListener(name, (event) => this.letGo(event));
    }
  }

  letGo(event) {
    if (event.pointerId !== this.held?.pointer) return;
    const { id } = this.held;
    this.held = null;
    this.moved(id, null, true);
  }

  /** How far from the tip it was taken, such as at its name: it does not jump. */
  offset(id, event) {
    const dot = this.handles.get(id).querySelector(".dot");
    const [x, y] = this.pixels(event);
    return [Number(dot.getAttribute("cx")) - x, Number(dot.getAttribute("cy")) - y];
  }

  placeOf(event) {
    const [x, y] = this.pixels(event);
    return this.plane.placeOf([x + this.held.off[0], y + this.held.off[1]]);
  }

  /** Where an event is, in the drawing's own units. */
  pixels(event) {
    const box = this.svg.getBoundingClientRect();
    return [((event.clientX - box.left) * SIZE) / box.width, ((event.clientY - box.top) * SIZE) / box.height];
  }

  pressed(id, event) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowUp: [0, 1] }[event.key];
    if (!way || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.moved(id, null, true, way.map((x) => x * (event.shiftKey ? 1 : 10) * stepOf(this.plane.reach)));
  }
}

/** An arrow with a head that is as wide as its line. */
function arrow([x, y], [left, top], kind, width) {
  const length = Math.hypot(left - x, top - y);
  if (length < 1) return drawn("circle", { class: `dot ${kind}`, cx: left, cy: top, r: 3 });
  const head = Math.min(length, 6 + 2 * width);
  const [dx, dy] = [(left - x) / length, (top - y) / length];
  const [endX, endY] = [left - dx * head, top - dy * head];
  const half = head / 2.4;
  const points = [[left, top], [endX - dy * half, endY + dx * half], [endX + dy * half, endY - dx * half]];
  return drawn("g", { class: `arrow ${kind}` },
    drawn("line", { x1: x, y1: y, x2: endX, y2: endY, "stroke-width": width }),
    drawn("polygon", { points: points.map((point) => point.map((n) => n.toFixed(2)).join(",")).join(" ") }));
}

function gridOf(plane) {
  const ticks = ticksOf(plane.reach, 8);
  const [zeroX, zeroY] = plane.at([0, 0]);
  const lines = ticks.flatMap((tick) => {
    const [x, y] = plane.at([tick, tick]);
    const axis = tick === 0 ? "axis" : null;
    return [drawn("line", { class: axis, x1: x, y1: 0, x2: x, y2: SIZE }), drawn("line", { class: axis, x1: 0, y1: y, x2: SIZE, y2: y })];
  });
  const inside = (x) => x > 14 && x < SIZE - 14;
  const numbers = ticks.filter((tick) => tick !== 0 && plane.at([tick, tick]).every(inside)).flatMap((tick) => {
    const [x, y] = plane.at([tick, tick]);
    return [drawn("text", { x, y: zeroY + 13, "text-anchor": "middle" }, `${tick}`), drawn("text", { x: zeroX - 5, y: y + 4, "text-anchor": "end" }, `${tick}`)];
  });
  return [...lines, ...numbers];
}
