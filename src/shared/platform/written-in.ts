import { type Locale, languageOf, locales } from './locale.ts';

/** A Chinese character says about as much as a word of an alphabet, so these are what is counted. */
const units = {
  Han: /\p{Script=Han}/gu,
  Latin: /\p{Script=Latin}+/gu,
  Arabic: /\p{Script=Arabic}+/gu,
  Cyrillic: /\p{Script=Cyrillic}+/gu,
  Tibetan: /\p{Script=Tibetan}+/gu,
} as const;

/**
 * Finds the `lang` of words as their author wrote them, where it is not the page's: the language
 * whose script most of them are in. It finds nothing where they say nothing of it, such as a
 * number, or where most are in a script of neither, as a family's own words in Arabic with the name
 * of a gene.
 */
export function writtenIn(words: string, locale: Locale): Locale | undefined {
  const own = countOf(words, locale);
  const [most] = locales
    .map((other) => ({ other, count: countOf(words, other) }))
    .sort((a, b) => b.count - a.count);
  if (!most || most.count <= own) return undefined;
  const inAnyScript = Object.values(units).map((unit) => countUnits(words, unit));
  return most.count === Math.max(...inAnyScript) ? most.other : undefined;
}

const countOf = (words: string, locale: Locale) =>
  countUnits(words, units[languageOf(locale).script]);

const countUnits = (words: string, unit: RegExp) => words.match(unit)?.length ?? 0;

type Said = { text: string; lang?: Locale };

/**
 * Cuts a sentence of ours into parts, so that the words of authors within it carry their language.
 * The longest are looked for first, since a title may hold a name.
 */
export function saidParts(sentence: string, words: readonly string[], locale: Locale): Said[] {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return cutBy(longestFirst, sentence, locale);
}

function cutBy([text, ...more]: readonly string[], sentence: string, locale: Locale): Said[] {
  if (text === undefined) return sentence === '' ? [] : [{ text: sentence }];
  const lang = writtenIn(text, locale);
  if (!lang) return cutBy(more, sentence, locale);
  return sentence
    .split(text)
    .flatMap((part, at) => [...(at > 0 ? [{ text, lang }] : []), ...cutBy(more, part, locale)]);
}
