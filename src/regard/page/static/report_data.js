// What a report holds, asked by number of head, query and key. No drawing: node tests it.
import { unpack } from "./unpack.js";
import { quoted, visible } from "./quoting.js";
import { written } from "./shades.js";

/** The numbers that bin b of a picture stands for, [first, end), where `bins` share `count`. */
export function span(b, count, bins) {
  return [Math.floor((b * count) / bins), Math.floor(((b + 1) * count) / bins)];
}

/** The bin that a number falls into. */
export function binOf(n, count, bins) {
  let b = Math.min(bins - 1, Math.floor((n * bins) / count));
  while (b + 1 < bins && span(b, count, bins)[1] <= n) b++;
  while (b > 0 && span(b, count, bins)[0] > n) b--;
  return b;
}

export class Report {
  constructor(data) {
    this.data = data;
    this.queries = data.queries;
    this.keys = data.keys;
    [this.rowBins, this.keyBins] = data.bins;
    this.exact = this.rowBins === this.queries && this.keyBins === this.keys;
    this.heads = data.heads.map((head) => head.head);
    this.tables = new Map();
    const names = (packed) => packed && Array.from(unpack(packed).numbers, (n) => data.tokens.vocabulary[n]);
    this.keyTokens = names(data.tokens.keys);
    this.queryTokens = names(data.tokens.queries);
  }

  /** A table of the n-th head of the page, unpacked when it is first looked at. */
  table(n, name) {
    const id = `${name} ${n}`;
    if (!this.tables.has(id)) this.tables.set(id, unpack(this.data.heads[n][name]).numbers);
    return this.tables.get(id);
  }

  /** What the queries of a bin give the keys of a bin, on average of the queries: a weight where the page has all. */
  share(n, row, column) {
    return this.table(n, "share")[row * this.keyBins + column];
  }

  /** The largest weight of a bin. */
  largest(n, row, column) {
    return this.table(n, this.exact ? "share" : "largest")[row * this.keyBins + column];
  }

  /** The numbers of a picture: shares, or largest single weights. */
  picture(n, byLargest) {
    return this.table(n, byLargest && !this.exact ? "largest" : "share");
  }

  /** The place of a query among those whose heaviest keys are here, or -1. */
  listed(query) {
    const behind = this.queries - 1 - query;
    return behind % this.data.step ? -1 : this.data.rows - 1 - behind / this.data.step;
  }

  /** The query at a place of the list. */
  queryAt(place) {
    return this.queries - 1 - (this.data.rows - 1 - place) * this.data.step;
  }

  /** {state, keys: [{key, weight}]} of a query: state "" or "NaN", "nothing" (no key has weight), "absent". */
  top(n, query) {
    const place = this.listed(query);
    if (place < 0) return { state: "absent", keys: [] };
    const [keys, weights] = [this.table(n, "keys"), this.table(n, "weights")];
    const count = this.data.heads[n].keys.shape[1];
    const found = [];
    for (let at = place * count; at < (place + 1) * count; at++) {
      if (Number.isNaN(weights[at])) return { state: "NaN", keys: [] };
      if (weights[at] > 0) found.push({ key: keys[at], weight: weights[at] });
    }
    return { state: found.length ? "" : "nothing", keys: found };
  }

  /** All weights of a query, where the page has them. */
  row(n, query) {
    return this.table(n, "share").subarray(query * this.keys, (query + 1) * this.keys);
  }

  queryName(i) {
    return this.queryTokens ? `${i} ${quoted(this.queryTokens[i])}` : `${i}`;
  }

  keyName(j) {
    return this.keyTokens ? `${j} ${quoted(this.keyTokens[j])}` : `${j}`;
  }

  /** What a place of the picture says, as a sentence. */
  sentence(n, row, column) {
    const share = this.share(n, row, column);
    if (this.exact) {
      if (Number.isNaN(share)) return `query ${this.queryName(row)} gives key ${this.keyName(column)} NaN`;
      return `query ${this.queryName(row)} gives key ${this.keyName(column)} ${written(share)}`;
    }
    const queries = this.range(span(row, this.queries, this.rowBins), "query", "queries", (i) => this.queryName(i));
    const keys = this.range(span(column, this.keys, this.keyBins), "key", "keys", (j) => this.keyName(j));
    const verb = span(row, this.queries, this.rowBins)[1] - span(row, this.queries, this.rowBins)[0] > 1 ? "give" : "gives";
    if (Number.isNaN(share)) return `${queries} ${verb} ${keys} NaN: some of these weights are not numbers`;
    const average = verb === "give" ? ", on average" : "";
    return `${queries} ${verb} ${keys} ${written(share)} of the weight${average}; the largest single weight is ${written(this.largest(n, row, column))}`;
  }

  range([first, end], one, several, name) {
    return end - first > 1 ? `${several} ${name(first)} to ${name(end - 1)}` : `${one} ${name(first)}`;
  }

  /** Places of the list whose query has this number, or a token that holds this text. */
  search(text) {
    const wanted = text.trim();
    if (/^\d+$/u.test(wanted) && Number(wanted) < this.queries) return [this.nearest(Number(wanted))];
    const found = [];
    const lower = wanted.toLowerCase();
    for (let place = 0; this.queryTokens && place < this.data.rows; place++) {
      const token = this.queryTokens[this.queryAt(place)];
      if (token.toLowerCase().includes(lower) || visible(token).includes(wanted)) found.push(place);
    }
    return found;
  }

  /** The place of the listed query that is nearest to a query, not before it. */
  nearest(query) {
    return this.data.rows - 1 - Math.floor((this.queries - 1 - query) / this.data.step);
  }
}
