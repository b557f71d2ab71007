import { Problem } from '#src/shared/contract/problem.ts';
import { hasSecretNumber } from '#src/shared/raising/private-words.ts';

/** A decision that needs words has some: else it is refused at their field. */
export function requireWords(words: string): void {
  if (words.trim() === '') throw new Problem('inputInvalid', { fields: { words: 'required' } });
}

/**
 * Words that everyone will read hold no number by which somebody is reached, paid or known: refused at
 * their fields, by the names these have in the form.
 */
export function requireOpenWords(wordsOf: Readonly<Record<string, string>>): void {
  const told = Object.entries(wordsOf).filter(([, words]) => hasSecretNumber(words));
  if (told.length === 0) return;
  const fields = Object.fromEntries(told.map(([field]) => [field, 'privateWords' as const]));
  throw new Problem('inputInvalid', { fields });
}
