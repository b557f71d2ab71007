/**
 * Joins parts of a line; the mark between two stays with the first, so that no line begins with it.
 */
export const dotted = (parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join('\u00a0· ');
