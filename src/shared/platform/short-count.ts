/** A count on a small mark: over 99 it is two digits and an ellipsis, as the documents say. */
export function shortCount(count: number): string {
  return count > 99 ? '99…' : String(count);
}
