import type { Texts } from '#src/texts/texts.ts';

/** This is a sentence, and the field that it is about: `body` is the text itself. */
export type Fault = { field: string; line?: number; words: string };
type FaultyLine = { line: number; fault: string };

/** Finds every match that is a fault, with its line. */
export function findInLines(
  text: string,
  pattern: RegExp,
  faultOf: (match: RegExpMatchArray) => string | undefined,
): FaultyLine[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const fault = faultOf(match);
    return fault ? [{ line: text.slice(0, match.index).split('\n').length, fault }] : [];
  });
}

/** Tells them line by line, as whoever mends them goes through the text. */
export function tellLines(found: readonly FaultyLine[], words: Texts['editor']['faults']): Fault[] {
  return [...found]
    .sort((one, other) => one.line - other.line)
    .map(({ line, fault }) => ({ field: 'body', line, words: words.line(String(line), fault) }));
}
