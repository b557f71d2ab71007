/**
 * These are words of comfort that lie ready; what each says stands in the texts of its sender's
 * language.
 */
export const readyWords = ['slowly', 'together', 'rest', 'wake', 'spring', 'carer'] as const;

/** So many families may be sent words at once, and in a day of China's. */
export const mostFamilies = { atOnce: 12, perDay: 20 };

/** So begins a ticked case of the form that sends them. */
export const wordsPrefix = 'case:';

/** Reads the cases ticked in that form. */
export function tickedCases(form: Readonly<Record<string, string>>): string {
  return Object.keys(form)
    .filter((name) => name.startsWith(wordsPrefix))
    .map((name) => name.slice(wordsPrefix.length))
    .join(',');
}
