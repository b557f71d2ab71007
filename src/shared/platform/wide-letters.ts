const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** Does a letter take a whole square, as those of East Asia do? Others take about half of one. */
export function isWide(letter: string): boolean {
  return wide.test(letter);
}
