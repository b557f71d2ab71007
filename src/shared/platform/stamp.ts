const toTheMinute = 16;

/** Writes an instant as markup tells it to machines, to the minute. */
export function stampOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, toTheMinute)}Z`;
}
