import type { OwnWords } from '#src/shared/platform/own-words.ts';

/** These are words of the demo with their English version. */
export function inTwo(text: string, en: string): OwnWords {
  return { text, translations: { en } };
}
