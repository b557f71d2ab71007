/**
 * Answers a count on a small mark: over 99 it is two digits and an ellipsis, as the documents say.
 */
export function shortCount(count: number): string {
  return count > 99 ? '99…' : String(count);
}

/** Counts the same count within a sentence, where a mark's ellipsis reads as words left out. */
export function countInWords(count: number): string {
  return count > 99 ? '99+' : String(count);
}
