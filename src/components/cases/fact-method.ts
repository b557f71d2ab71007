import type { Fact } from '#src/shared/cases/funding-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { readWords } from '#src/shared/platform/own-words.ts';
import { textsOf } from '#src/texts/texts.ts';

/** How a fact came to be known: what staff wrote of this one, else the method. */
export function factMethod({ method, words }: Fact, locale: Locale): string {
  return words ? readWords(words, locale) : textsOf(locale).raising.factMethods[method];
}
