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

/** What a row's details say, a line each; details that were tampered with are shown as they are. */
export function detailLines(detail: string, names: ActDetailNames): string[] {
  const named = names as Readonly<Record<string, string>>;
  try {
    return Object.entries<unknown>(JSON.parse(detail)).map(
      ([key, value]) =>
        `${named[key] ?? key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
  } catch {
    return [detail];
  }
}
