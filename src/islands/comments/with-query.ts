/** Makes another address of the same list. */
export function withQuery(action: string, query: Readonly<Record<string, string>>): string {
  return `${action}&${new URLSearchParams(query)}`;
}
