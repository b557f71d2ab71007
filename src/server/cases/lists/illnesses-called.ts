import { type IllnessKey, illnessKeys } from '#src/shared/cases/illnesses.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

/** Made once: a search asks for every beginning of its words. */
const groupNames = Object.fromEntries(illnessKeys.map((key) => [key, namesOf(key)])) as Record<
  IllnessKey,
  string[]
>;
const kindNames = namesOfKinds();

/** Words of an alphabet stand for what begins with them: `leuk` for both spellings. */
const shortestBeginning = 4;

/** Finds the groups of illnesses that a word or a phrase of a search names, in any of our languages. */
export function illnessesCalled(term: string): IllnessKey[] {
  return illnessKeys.filter((key) => groupNames[key].some((name) => isName(term, name)));
}

/**
 * Finds the names, in any language, of the single illnesses that a word or a phrase names; where a
 * name stands in a longer one, it finds that too.
 */
export function namesOfKind(term: string): string[] {
  const kinds = kindNames.filter((names) => names.some((name) => isName(term, name)));
  const all = [...new Set(kinds.flat())].filter((name) => !isShortLatin(name));
  return all.filter((name) => !all.some((other) => other !== name && name.includes(other)));
}

/** More letters may follow a name, but no further word: `heart failure kunming` is two things. */
function isName(term: string, name: string): boolean {
  if (term === name) return true;
  const more = name.length >= shortestBeginning && term.startsWith(name);
  return more && !term.includes(' ', name.length);
}

/** Within words, three letters stand in half of all stories. */
function isShortLatin(name: string): boolean {
  return name.length < shortestBeginning && /^[a-z]/.test(name);
}

function namesOf(key: IllnessKey): string[] {
  const words = locales.flatMap((locale) => {
    const { name, called, inWords } = textsOf(locale).illnesses[key];
    return [name.toLowerCase(), ...called.split(' '), ...inWords.split(', ')];
  });
  return [key, ...words];
}

function namesOfKinds(): string[][] {
  const kinds = locales.map((locale) => textsOf(locale).illnessKinds);
  const keys = Object.keys(kinds[0] ?? {}) as (keyof (typeof kinds)[number])[];
  return keys.map((key) => kinds.flatMap((names) => names[key].split(', ')));
}
