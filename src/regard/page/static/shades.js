// Colours of weights, and how numbers are written.

// From nothing to everything, on a light and on a dark ground: lightness (L* of CIE) changes all the way, and about
// evenly, so that a picture can be read without seeing hue. Both run from the page's ground through blue to a warm end.
// The light ramp is that of plot_kinds.py, and so is the orange of what is not a number.
const RAMPS = {
  light: [[255, 255, 255], [178, 206, 238], [106, 148, 212], [94, 79, 162], [84, 8, 46]],
  dark: [[20, 23, 27], [27, 58, 107], [58, 108, 176], [150, 170, 200], [255, 224, 150]],
};
const NOT_A_NUMBER = { light: [230, 159, 0], dark: [213, 94, 0] };

/** Whether the page is shown on a dark ground. */
export function isDark() {
  return typeof matchMedia === "function" && matchMedia("(prefers-color-scheme: dark)").matches;
}

/** [red, green, blue] of a share from 0 to 1; orange where it is not a number. */
export function shade(share, dark) {
  const ramp = dark ? RAMPS.dark : RAMPS.light;
  if (Number.isNaN(share)) return dark ? NOT_A_NUMBER.dark : NOT_A_NUMBER.light;
  const at = Math.min(1, Math.max(0, share)) * (ramp.length - 1);
  const n = Math.min(ramp.length - 2, Math.floor(at));
  return ramp[n].map((low, c) => Math.round(low + (at - n) * (ramp[n + 1][c] - low)));
}

/** Whether text on the shade of a share should be white: by relative luminance (WCAG 2). */
export function needsLightText(share, dark) {
  const [r, g, b] = shade(share, dark).map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.179;
}

/** A number with three digits: 0.670, 12.3, 1.20e-7. */
export function written(x) {
  if (Number.isNaN(x)) return "NaN";
  if (!Number.isFinite(x)) return x > 0 ? "∞" : "-∞";
  if (x === 0) return "0";
  const size = Math.abs(x);
  if (size < 1e-4 || size >= 1e6) return x.toExponential(2);
  return size < 1 ? x.toFixed(size < 0.01 ? 5 : 3) : x.toPrecision(Math.max(3, Math.floor(Math.log10(size)) + 1));
}
