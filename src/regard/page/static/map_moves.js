// Dragging, wheel, pinch and keys on a canvas, as calls of `moved(right, down)`, `zoomed(factor, left, top)` and others.

const NEAR = 1.5; // of one press of + or -
const WIDE = 12; // pixels of a bin from which an arrow key moves by bins
const STEP = 48; // pixels of an arrow key

/** Two pointers' distance and middle. */
export function pinchOf(pointers) {
  const [a, b] = [...pointers.values()];
  return { apart: Math.hypot(a.left - b.left, a.top - b.top), left: (a.left + b.left) / 2, top: (a.top + b.top) / 2 };
}

/** The factor of a turn of the wheel: in pixels, in lines, or in pages. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }) {
  const turned = deltaY * [1, 20, 200][deltaMode];
  return 2 ** -Math.max(-2, Math.min(2, (turned * (ctrlKey ? 4 : 1)) / 250));
}

/** Listens to pointers and the wheel. pointOf(event) gives {left, top} within the map. */
export function listenToPointers(canvas, pointOf, calls) {
  const pointers = new Map();
  canvas.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, pointOf(event));
    canvas.classList.add("dragged");
  });
  canvas.addEventListener("pointermove", (event) => {
    const now = pointOf(event);
    const before = pointers.get(event.pointerId);
    if (!before) {
      calls.pointed(now);
      return;
    }
    const old = pointers.size === 2 ? pinchOf(pointers) : null;
    pointers.set(event.pointerId, now);
    if (old) {
      const pinch = pinchOf(pointers);
      calls.moved(old.left - pinch.left, old.top - pinch.top);
      calls.zoomed(pinch.apart / Math.max(1, old.apart), pinch.left, pinch.top);
    } else if (pointers.size === 1) calls.moved(before.left - now.left, before.top - now.top);
    calls.pointed(now);
  });
  for (const name of ["pointerup", "pointercancel"]) {
    canvas.addEventListener(name, (event) => {
      pointers.delete(event.pointerId);
      if (!pointers.size) canvas.classList.remove("dragged");
      if (event.pointerType !== "mouse") calls.pointed(pointOf(event));
    });
  }
  canvas.addEventListener("pointerleave", () => calls.pointed(null));
  canvas.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const { left, top } = pointOf(event);
      calls.zoomed(wheelFactor(event), left, top);
    },
    { passive: false },
  );
}

/** Listens to keys. each(): pixels of a bin, so that an arrow moves by whole bins where they are large. */
export function listenToKeys(canvas, each, calls) {
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const others = {
    "+": () => calls.closer(NEAR),
    "=": () => calls.closer(NEAR),
    "-": () => calls.closer(1 / NEAR),
    Home: calls.home,
    "[": () => calls.head(-1),
    "]": () => calls.head(1),
    m: calls.other,
  };
  canvas.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (!arrow && !others[event.key]) return;
    event.preventDefault();
    if (arrow) {
      const { x, y } = each();
      const far = event.shiftKey ? 5 : 1;
      calls.moved(arrow[0] * far * (x >= WIDE ? x : STEP), arrow[1] * far * (y >= WIDE ? y : STEP));
    } else others[event.key]();
  });
}
