// Arrays as packing.py writes them: base64 of little-endian numbers in C order.

/** The data of the page: what the template wrote into the element with the id "data". */
export function pageData() {
  return JSON.parse(document.getElementById("data").textContent);
}

/** Numbers of a packed array: {shape, numbers}, numbers a Float32Array (Int32Array for int32, Uint16Array for uint16). */
export function unpack(packed) {
  const text = atob(packed.data);
  const bytes = new Uint8Array(text.length);
  for (let n = 0; n < text.length; n++) bytes[n] = text.charCodeAt(n);
  return { shape: packed.shape, numbers: readers[packed.form](bytes, packed) };
}

const readers = {
  uint8: (bytes, { low, step }) => Float32Array.from(bytes, (b) => (b === 255 ? NaN : low + step * b)),
  uint16: (bytes) => {
    const view = new DataView(bytes.buffer);
    return Uint16Array.from({ length: bytes.length / 2 }, (_, n) => view.getUint16(2 * n, true));
  },
  float16: (bytes) => {
    const halves = new DataView(bytes.buffer);
    return Float32Array.from({ length: bytes.length / 2 }, (_, n) => half(halves.getUint16(2 * n, true)));
  },
  float32: (bytes) => {
    const view = new DataView(bytes.buffer);
    return Float32Array.from({ length: bytes.length / 4 }, (_, n) => view.getFloat32(4 * n, true));
  },
  int32: (bytes) => {
    const view = new DataView(bytes.buffer);
    return Int32Array.from({ length: bytes.length / 4 }, (_, n) => view.getInt32(4 * n, true));
  },
};

/** The number that 16 bits stand for in IEEE 754's binary16. */
export function half(bits) {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
