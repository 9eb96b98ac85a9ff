// Four common mistakes about attention, made on purpose: what would come of them, as numbers and as sentences.
import { attend, distance, heaviest, plus, times } from "./attention_steps.js";
import { quoted } from "./quoting.js";

const LONG = 64; // numbers a vector, at which a missing division is seen
const NEAR = 1e-9; // below which two outputs are the same

/** The mistakes in their order: what the buttons say, and what computes them. */
export const MISTAKES = [
  { name: "not_divided", says: "Not divided by √d", make: notDivided },
  { name: "exchanged", says: "Tables exchanged", make: exchanged },
  { name: "order", says: "Keys know their order", make: ordered },
  { name: "copied", says: "The output is a copy", make: copied },
];

// Each takes what is asked: {query, queries, keys, values, scale, names}, and gives
//   title, sentences;
//   rows: attention done otherwise, [name, what attend gave];
//   ghosts: places to mark beside the output, {name, at, from}: with a line from another place where there is one;
//   numbers: by the names that `regard.explain(..).mistakes` has, where the sentences hold some.

/** The softmax of products that are not divided; and the same with long vectors, these numbers over and over. */
export function notDivided({ query, keys, values, scale }) {
  const given = scale === 1; // it was made already: then the right way is shown beside it
  const root = 1 / Math.sqrt(query.length);
  const divided = attend(query, keys, values, given ? root : scale);
  const plain = attend(query, keys, values, 1);
  const repeats = LONG / query.length;
  const long = (factor) => attend(times(query, repeats), keys, values, factor);
  const [longDivided, longPlain] = [long(LONG ** -0.5), long(1)];
  const collapse = Math.max(...longPlain.weights) > 0.99 ? " All the weight is on one key: a choice, and no longer an average." : "";
  return {
    title: "Mistake 1: the dot products are not divided by √d",
    sentences: [
      `Products grow with the number d of numbers in a vector, and the softmax of large numbers is nearly all or nothing. With two numbers that is hardly seen: the entropy is ${plain.entropy.toFixed(3)} instead of ${divided.entropy.toFixed(3)}.`,
      `With ${LONG} numbers, these over and over, it is ${longPlain.entropy.toFixed(3)} instead of ${longDivided.entropy.toFixed(3)}.${collapse}`,
    ],
    rows: [
      ["divided", divided],
      ["not divided", plain],
      [`${LONG} numbers, divided`, longDivided],
      [`${LONG} numbers, not divided`, longPlain],
    ],
    ghosts: given ? [{ name: "divided", at: divided.output }] : [{ name: "not divided", at: plain.output }],
  };
}

/** Keys and values exchanged, and queries and keys. */
export function exchanged({ query, queries, keys, values, scale }) {
  const n = queries.indexOf(query);
  const swapped = attend(query, values, keys, scale);
  const rows = [["right", attend(query, keys, values, scale)], ["K and V exchanged", swapped]];
  const ghosts = [{ name: "K and V exchanged", at: swapped.output }];
  const sentences = ["Keys are what a query is compared with, values are what is averaged. No error tells them apart where the shapes agree: the result has the right shape, and is wrong."];
  if (queries.length === keys.length) {
    rows.push(["Q and K exchanged", attend(keys[n], queries, values, scale)]);
    ghosts.push({ name: "Q and K exchanged", at: rows[2][1].output });
  } else {
    sentences.push(`Q and K exchanged is an error here, and a lucky one: ${counted(queries.length, "key")} would have ${counted(keys.length, "value")}.`);
  }
  return { title: "Mistake 2: queries, keys and values change places", sentences, rows, ghosts };
}

/** The two heaviest keys, with their values, exchanged: attention alone knows no order; with positions added it does. */
export function ordered({ query, keys, values, scale, names }) {
  const title = "Mistake 3: to think that attention knows the order of the keys";
  const right = attend(query, keys, values, scale);
  if (keys.length < 2) return { title, sentences: ["There is one key, which has no order."], rows: [["as given", right]], ghosts: [] };
  const [a, b] = pairOf(right.weights);
  const swap = (rows) => rows.map((row, j) => (j === a ? rows[b] : j === b ? rows[a] : row));
  const placed = (rows) => rows.map((row, j) => plus(row, positionOf(j)));
  const otherwise = attend(query, swap(keys), swap(values), scale);
  const told = attend(query, placed(keys), values, scale);
  const toldOtherwise = attend(query, placed(swap(keys)), swap(values), scale);
  const numbers = { moved: change(right, otherwise), moved_with_positions: change(told, toldOtherwise) };
  return {
    title,
    sentences: [
      `${quoted(names[a])} and ${quoted(names[b])} change places, each with its value: ${same(numbers.moved, right.output)}. A sentence read backwards would be the same sentence.`,
      `Models therefore add positions. With the first two numbers of the sinusoids of the original Transformer added to the keys, the order counts: the output moves by ${numbers.moved_with_positions.toFixed(2)}.`,
    ],
    rows: [["as given", right], ["exchanged", otherwise], ["positions added", told], ["positions, exchanged", toldOtherwise]],
    ghosts: [{ name: "positions", at: told.output }, { name: "positions, exchanged", at: toldOtherwise.output }],
    numbers,
  };
}

/** The largest change of a number of the output. */
function change(a, b) {
  return Math.max(...a.output.map((x, n) => Math.abs(x - b.output[n])));
}

function same(moved, output) {
  return moved <= NEAR * Math.max(1, ...output.map(Math.abs)) ? "the output stays where it is" : `the output moves by ${moved.toPrecision(2)}`;
}

/** The heaviest key and the next. */
function pairOf(weights) {
  const order = weights.map((_, j) => j).sort((a, b) => weights[b] - weights[a] || a - b);
  return order.slice(0, 2);
}

/** The sinusoidal position of a row, of two numbers (Vaswani et al. 2017, section 3.5). */
function positionOf(row) {
  return [Math.sin(row), Math.cos(row)];
}

/** How far the output is from a copy of the value that fits best. */
export function copied({ query, keys, values, scale, names }) {
  const right = attend(query, keys, values, scale);
  const j = heaviest(right.weights);
  const away = distance(right.output, values[j]);
  const elsewhere = 1 - right.weights[j];
  const all = elsewhere < 1e-6 ? "Here nearly all the weight is on one key, and the blend is nearly a copy." : "The output is a blend: it lies between the values, nearer to those of heavy keys.";
  return {
    title: "Mistake 4: to take the output for a copy of one value",
    sentences: [`${quoted(names[j])} has the largest weight, and the output is ${away.toFixed(2)} away from its value: ${elsewhere.toFixed(3)} of the weight is elsewhere. ${all}`],
    rows: [["output", right]],
    ghosts: [{ name: `${away.toFixed(2)} away`, at: values[j], from: right.output }],
    numbers: { distance: away, elsewhere },
  };
}

function counted(count, word) {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
