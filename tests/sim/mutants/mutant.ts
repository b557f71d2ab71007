/** A text of the product and what stands in its place; exactly one place must hold it. */
export type Edit = { file: string; from: string; to: string };

/** A planted bug. `tests` are told where the simulator cannot see it by its nature. */
export type Mutant = {
  name: string;
  edits: readonly Edit[];
  tests?: readonly string[];
};

/** Where a text stands, whichever lines a formatter broke it into. */
export function patternOf(text: string): RegExp {
  const words = text.trim().split(/\s+/);
  return new RegExp(words.map((word) => RegExp.escape(word)).join('\\s+'));
}

/** A bug of one edit, which most are. */
export function plant(name: string, file: string, [from, to]: readonly [string, string]): Mutant {
  return { name, edits: [{ file: `src/${file}`, from, to }] };
}
