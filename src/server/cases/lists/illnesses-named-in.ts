import { type IllnessKey, illnessKeys } from '#src/shared/cases/illnesses.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

/** Finds the groups of illnesses that running words name, in any of our languages. */
export function illnessesNamedIn(words: string): IllnessKey[] {
  const plain = words.toLowerCase();
  return illnessKeys.filter((key) => namesInWords(key).some((name) => isIn(plain, name)));
}

function namesInWords(key: IllnessKey): string[] {
  return locales.flatMap((locale) => textsOf(locale).illnesses[key].inWords.split(', '));
}

/** A word of an alphabet begins where no letter stands before it. */
function isIn(words: string, name: string): boolean {
  return /^[a-z]/.test(name) ? new RegExp(`\\b${name}`).test(words) : words.includes(name);
}
