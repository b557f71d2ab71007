import type { IllnessKey } from '#src/shared/cases/illnesses.ts';
import { placesCalled } from '#src/texts/place-name.ts';
import { illnessesCalled, namesOfKind } from './illnesses-called.ts';

/** A search asks for it: any of the words stands in a case, or it is of one of the groups. */
export type SearchTerm = { words: string[]; illnesses: IllnessKey[] };

const maxWords = 5;

/**
 * Finds what a keyword asks for, each of which a case must be. As many words as name one illness or
 * one place are one thing, so `heart disease xi an` is two; any other word is one by itself.
 */
export function searchTerms(keyword: string): SearchTerm[] {
  const left = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
  const terms: SearchTerm[] = [];
  while (left.length > 0) {
    const count = countNamed(left);
    terms.push(meantBy(left.splice(0, count).join(' ')));
  }
  return terms;
}

/** Counts how many of the first words belong together: the most that have a name as a whole. */
function countNamed(words: readonly string[]): number {
  for (let count = words.length; count > 1; count -= 1) {
    if (isNamed(words.slice(0, count).join(' '))) return count;
  }
  return 1;
}

function isNamed(phrase: string): boolean {
  return [placesCalled, namesOfKind, illnessesCalled].some((find) => find(phrase).length > 0);
}

/**
 * A single illness is looked for by its names alone, since who asks for one wants no other of the
 * group. Anything else is meant where it stands, where its Chinese name does if it is a place in
 * Latin letters, and by every illness of the groups that are called so in any language.
 */
function meantBy(phrase: string): SearchTerm {
  const names = namesOfKind(phrase);
  if (names.length > 0) return { words: names, illnesses: [] };
  return { words: [phrase, ...placesCalled(phrase)], illnesses: illnessesCalled(phrase) };
}
