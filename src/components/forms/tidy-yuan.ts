import { readWholeYuan, type TypedYuan } from '#src/shared/donations/amounts.ts';

/** Takes out what can't be part of an amount; the caret stays where the reader is. */
export function tidyYuan(input: HTMLInputElement): TypedYuan {
  const typed = readWholeYuan(input.value);
  if (typed.shown !== input.value) {
    const caret = input.selectionStart ?? input.value.length;
    const before = readWholeYuan(input.value.slice(0, caret)).shown.length;
    input.value = typed.shown;
    input.setSelectionRange(before, before);
  }
  return typed;
}

/** Once it is typed, the field holds what counts. Answers whether that is something else. */
export function keepWholeYuan(input: HTMLInputElement): boolean {
  const { whole } = readWholeYuan(input.value);
  if (whole === input.value) return false;
  input.value = whole;
  return true;
}

/** What is left out is said at once; nothing where nothing is. `words` has a place for the amount. */
export function yuanNote({ whole, cut }: TypedYuan, words: string): string {
  return cut ? words.replace('{n}', whole || '0') : '';
}
