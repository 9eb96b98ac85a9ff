// Attention of one query over vectors of two numbers, step by step. No drawing: node compares it with regard's kernels.

/** The numbers of a vector, times a factor. */
export function times(vector, factor) {
  return vector.map((x) => x * factor);
}

/** Two vectors, added. */
export function plus(a, b) {
  return a.map((x, n) => x + b[n]);
}

/** The dot product: how far two vectors agree, times their lengths. */
export function dot(a, b) {
  return a.reduce((sum, x, n) => sum + x * b[n], 0);
}

/** The length of the way from one place to another. */
export function distance(a, b) {
  return Math.hypot(...a.map((x, n) => x - b[n]));
}

/** What one query makes of keys and their values: every step of softmax(scale * products) values. */
export function attend(query, keys, values, scale) {
  const products = keys.map((key) => dot(query, key));
  const scores = times(products, scale);
  // As they are while they can be read; relative to the largest score, which gives the same weights, when they are large.
  const largest = Math.max(...scores);
  const shift = Math.abs(largest) > 10 ? largest : 0;
  const exponentials = scores.map((score) => Math.exp(score - shift));
  const sum = exponentials.reduce((a, b) => a + b, 0);
  const weights = exponentials.map((x) => x / sum);
  const weighted = values.map((value, j) => times(value, weights[j]));
  return { products, scores, shift, exponentials, sum, weights, weighted, output: weighted.reduce(plus), entropy: entropyOf(weights) };
}

/** How evenly the weight is spread, in nats: 0 is one key, ln n is n keys alike. */
export function entropyOf(weights) {
  return Math.abs(weights.reduce((sum, p) => (p > 0 ? sum - p * Math.log(p) : sum), 0));
}

/** The number of the largest weight; the first, of several. */
export function heaviest(weights) {
  return weights.reduce((best, p, j) => (p > weights[best] ? j : best), 0);
}
