const letters: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' },
};
/** Names of parts, addresses and marks of a text stay as they are. */
const untouched = /\{[^}]*\}|<[^>]*>|https?:\S+|\/[\w/.-]+|\S+@\S+/g;

/** Makes a dictionary in letters that no other has; texts made of parts are made as before. */
export function inOtherLetters<T>(texts: T): T {
  if (typeof texts === 'string') return changed(texts) as T;
  if (typeof texts === 'function') {
    return ((...parts: unknown[]) => inOtherLetters(texts(...parts))) as T;
  }
  if (texts === null || typeof texts !== 'object') return texts;
  if (Array.isArray(texts)) return texts.map(inOtherLetters) as T;
  const entries = Object.entries(texts).map(([key, text]) => [key, inOtherLetters(text)]);
  return Object.fromEntries(entries) as T;
}

function changed(text: string): string {
  const kept = text.match(untouched) ?? [];
  const parts = text
    .split(untouched)
    .map((part) => part.replaceAll(/[a-z]/gi, (one) => letters[one] ?? one));
  return parts.map((part, at) => part + (kept[at] ?? '')).join('');
}
