/** Stands in a text for what only the browser knows. */
export const gap = '{}';

export function fill(text: string, value: string | number): string {
  return text.replace(gap, String(value));
}
