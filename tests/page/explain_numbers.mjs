// Run by tests/test_example_page.py: questions as JSON on standard input, what the page's scripts answer on standard output.
import { readFileSync } from "node:fs";

import { attend } from "../../src/regard/page/static/attention_steps.js";
import { MISTAKES } from "../../src/regard/page/static/mistakes.js";

const answers = JSON.parse(readFileSync(0, "utf-8")).map(({ queries, keys, values, scale }) => {
  const asked = { query: queries[0], queries, keys, values, scale, names: keys.map((_, j) => `key ${j}`) };
  const made = MISTAKES.map(({ name, make }) => {
    const { rows, numbers } = make(asked);
    return [name, { rows: Object.fromEntries(rows.map(([row, found]) => [row, found])), numbers }];
  });
  return { right: attend(queries[0], keys, values, scale), mistakes: Object.fromEntries(made) };
});
process.stdout.write(JSON.stringify(answers));
