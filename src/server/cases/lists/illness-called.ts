import { type IllnessKey, illnessKeys } from '#src/shared/cases/illnesses.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

/** Words of an alphabet stand for what begins with them: `leuk` for both spellings. */
const shortestBeginning = 4;

/** Finds the group of illnesses that a word of a search names, in any of our languages. */
export function illnessCalled(term: string): IllnessKey | undefined {
  const plain = term.trim().toLowerCase();
  return illnessKeys.find((key) => namesOf(key).some((name) => isName(plain, name)));
}

function isName(term: string, name: string): boolean {
  return term === name || (name.length >= shortestBeginning && term.startsWith(name));
}

function namesOf(key: IllnessKey): string[] {
  const words = locales.flatMap((locale) => {
    const { name, called } = textsOf(locale).illnesses[key];
    return [name.toLowerCase(), ...called.split(' ')];
  });
  return [key, ...words];
}
