/** What a row of the trail may say beside its reason; each has a name in both languages. */
type ActDetail =
  | 'before'
  | 'value'
  | 'proposedBy'
  | 'kind'
  | 'field'
  | 'imageId'
  | 'month'
  | 'found'
  | 'refusals';
export type ActDetailNames = Readonly<Record<ActDetail, string>>;
type Names = Readonly<Record<string, string>>;

/**
 * What a row's details say, a line each, and a line for each field that was refused; details that
 * were tampered with are shown as they are.
 */
export function detailLines(detail: string, names: ActDetailNames, fields: Names = {}): string[] {
  const named = names as Names;
  try {
    return Object.entries<unknown>(JSON.parse(detail)).flatMap(([key, value]) => {
      const name = named[key] ?? key;
      return key === 'refusals' && isRecord(value)
        ? Object.entries(value).map(
            ([field, words]) => `${name}: ${fields[field] ?? field}: ${words}`,
          )
        : [`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`];
    });
  } catch {
    return [detail];
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
