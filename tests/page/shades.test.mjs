import assert from "node:assert/strict";
import { test } from "node:test";

import { needsLightText, shade, written } from "../../src/regard/page/static/shades.js";

test("both ramps begin at the ground of the page and change lightness one way", () => {
  const lightness = (share, dark) => shade(share, dark).reduce((sum, c, n) => sum + c * [0.3, 0.59, 0.11][n], 0);
  for (const dark of [false, true]) {
    const found = Array.from({ length: 21 }, (_, n) => lightness(n / 20, dark));
    for (let n = 1; n < found.length; n++) assert.ok(dark ? found[n] > found[n - 1] : found[n] < found[n - 1]);
  }
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
