import * as v from 'valibot';
import type { Locale } from './locale.ts';

/**
 * These are words as somebody wrote them. A translation is there only where somebody made one:
 * never a copy, and never of this platform's own words, which are kept as keys.
 */
export const ownWords = v.object({
  text: v.string(),
  translations: v.optional(v.record(v.string(), v.string())),
});
export type OwnWords = v.InferOutput<typeof ownWords>;

/**
 * Reads the words in the reader's language where they were translated, else as they were written.
 */
export function readWords({ text, translations }: OwnWords, locale: Locale): string {
  return translations?.[locale] || text;
}
