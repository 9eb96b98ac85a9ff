// Tokens as a reader can see them.

/** A token so that it can be seen: what is empty, moves the cursor or turns the direction of writing gets a sign. */
export function visible(token) {
  if (token === "") return "∅";
  if (/^ +$/u.test(token)) return "␣".repeat(token.length);
  return token.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, (c) =>
    c === "\n" ? "⏎" : c === "\t" ? "⇥" : `\\u${c.codePointAt(0).toString(16).padStart(4, "0")}`);
}

/** A token in a sentence: isolated so that its direction of writing stays its own. */
export function isolated(text) {
  return `\u2068${text}\u2069`;
}

/** The same in quotation marks. */
export function quoted(token) {
  return isolated(`“${visible(token)}”`);
}
