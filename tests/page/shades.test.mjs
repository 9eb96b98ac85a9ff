import assert from "node:assert/strict";
import { test } from "node:test";

import { needsLightText, shade, written } from "../../src/regard/page/static/shades.js";

/** L* of CIE 1976, from 0 to 100. */
function lightness(colour) {
  const linear = colour.map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  const y = linear.reduce((sum, c, n) => sum + c * [0.2126, 0.7152, 0.0722][n], 0);
  return y > (6 / 29) ** 3 ? 116 * Math.cbrt(y) - 16 : (29 / 3) ** 3 * y;
}

test("along both ramps lightness changes one way, and about evenly", () => {
  for (const dark of [false, true]) {
    const found = Array.from({ length: 65 }, (_, n) => lightness(shade(n / 64, dark)) * (dark ? 1 : -1));
    const whole = found[64] - found[0];
    assert.ok(whole > 80);
    for (let n = 1; n <= 64; n++) assert.ok(found[n] > found[n - 1], `dark: ${dark}, step ${n}`);
    for (let n = 8; n <= 64; n += 8) {
      const eighth = (8 * (found[n] - found[n - 8])) / whole;
      assert.ok(eighth > 0.75 && eighth < 1.3, `dark: ${dark}, step ${n}: ${eighth} of an even one`);
    }
  }
});

test("both ramps begin at the ground of the page and end at their ends", () => {
  assert.deepEqual(shade(0, true), [0x14, 0x17, 0x1b]);
  assert.deepEqual(shade(0, false), [255, 255, 255]);
  assert.deepEqual(shade(-1, false), shade(0, false));
  assert.deepEqual(shade(2, true), shade(1, true));
});

test("text can be read on every shade", () => {
  assert.equal(needsLightText(0, false), false);
  assert.equal(needsLightText(1, false), true);
  assert.equal(needsLightText(0, true), true);
  assert.equal(needsLightText(1, true), false);
});

test("numbers with three digits", () => {
  const shown = [0.6697615, 0, 12.345, 1.2e-7, NaN, -Infinity, 123456, 1e7, 0.0012345, 1];
  assert.deepEqual(shown.map(written), ["0.670", "0", "12.3", "1.20e-7", "NaN", "-∞", "123456", "1.00e+7", "0.00123", "1.00"]);
});
