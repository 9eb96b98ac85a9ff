// Which weight gets which colour: from what is in sight, evenly or by magnitude.
import { shade } from "./shades.js";

const SHADES = 256;
const DECADES = 6; // of weights that are told apart by magnitude, at most

/**
 * The range of weights to show, of numbers in sight. "log": from the smaller ones to the largest; "linear": from 0 to
 * what one in a hundred exceeds. brighter: 1 makes the largest colour mean half as much. Rounded, so that a small step
 * of the map leaves the colours as they are. Null where nothing is above 0.
 */
export function rangeOf(numbers, kind, brighter = 0) {
  const seen = Float32Array.from(numbers.filter((x) => x > 0)).sort();
  if (!seen.length) return null;
  const at = (share) => seen[Math.min(seen.length - 1, Math.floor(share * seen.length))];
  const top = at(1);
  const high = rounded(kind === "log" ? top : Math.max(at(0.99), top * 1e-3), Math.ceil) * 2 ** -brighter;
  if (kind !== "log") return { kind, low: 0, high };
  const least = Math.max(at(0.02), top * 10 ** -DECADES);
  return { kind, low: Math.min(rounded(least, Math.floor) * 2 ** -brighter, high / 2), high };
}

function rounded(x, how) {
  return 2 ** (how(Math.log2(x) * 2 - (how === Math.ceil ? 1e-6 : -1e-6)) / 2);
}

/** From 0 to 1: where a weight stands in a range. */
export function shareOf(x, range) {
  if (Number.isNaN(x)) return NaN;
  if (!range || !(x > 0)) return 0;
  const share = range.kind === "log" ? Math.log(x / range.low) / Math.log(range.high / range.low) : x / range.high;
  return Math.min(1, Math.max(0, share));
}

/** All shades as red, green and blue, and at the end that of what is not a number. */
export function palette(dark) {
  const found = new Uint8Array(3 * (SHADES + 1));
  for (let n = 0; n <= SHADES; n++) found.set(shade(n === SHADES ? NaN : n / (SHADES - 1), dark), 3 * n);
  return found;
}

/** The colours of weights, as an image's data (red, green, blue, opacity). */
export function coloured(weights, range, colours) {
  const found = new Uint8ClampedArray(4 * weights.length).fill(255);
  for (let n = 0; n < weights.length; n++) {
    const share = shareOf(weights[n], range);
    const from = 3 * (Number.isNaN(share) ? SHADES : Math.round(share * (SHADES - 1)));
    found[4 * n] = colours[from];
    found[4 * n + 1] = colours[from + 1];
    found[4 * n + 2] = colours[from + 2];
  }
  return found;
}

/** A number with six digits, as short as they allow: for one that is pointed at. */
export function exactly(x) {
  if (Number.isNaN(x)) return "NaN";
  if (x === 0) return "0";
  return Math.abs(x) < 1e-4 ? x.toExponential(4).replace("e-", "e−") : String(Number(x.toPrecision(6)));
}
