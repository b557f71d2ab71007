/** A row of the trail may say this beside its reason; each has a name in both languages. */
export type ActDetail =
  | 'before'
  | 'value'
  | 'proposedBy'
  | 'kind'
  | 'field'
  | 'picture'
  | 'month'
  | 'days'
  | 'span'
  | 'found'
  | 'casesFound'
  | 'warning'
  | 'amountInFen'
  | 'sponsor'
  | 'account'
  | 'changed'
  | 'shown'
  | 'refusals'
  | 'compared'
  | 'roles'
  | 'rolesBefore'
  | 'newFactor'
  | 'command'
  | 'applied'
  | 'testFlag'
  | 'percent'
  | 'outcome'
  | 'assignee'
  | 'hours'
  | 'part'
  | 'uses'
  | 'reopened';
/** The machine finds by it what was opened, or where a stop was put; nobody reads it. */
export type UnreadDetail = 'imageId' | 'stoodAs';
export type ActDetailNames = Readonly<Record<ActDetail, string>>;
type Said = {
  names: ActDetailNames;
  fieldName(field: string): string;
  /** Without an answer it is said as it stands; an empty one says nothing. */
  wordsOf(key: string, value: unknown): string | undefined;
};

/** `words` may be a person's own; no label stands before what nobody can read. */
export type DetailLine = { label: string; words: string };

/**
 * Lists what a row's details say, a line each, and a line for each field that was refused; details
 * that were tampered with are shown as they are.
 */
export function detailLines(detail: string, said: Said): DetailLine[] {
  let details: Record<string, unknown>;
  try {
    details = JSON.parse(detail);
  } catch {
    return [{ label: '', words: detail }];
  }
  return Object.entries(details).flatMap(([key, value]) => linesOf(key, value, said));
}

function linesOf(key: string, value: unknown, said: Said): DetailLine[] {
  const { fieldName, wordsOf } = said;
  const names: Readonly<Record<string, string>> = said.names;
  const label = names[key] ?? key;
  if (key === 'refusals' && isRecord(value)) {
    return Object.entries(value).map(([field, words]) => {
      return { label: `${label}: ${fieldName(field)}`, words: String(words) };
    });
  }
  // A proposal carries more than one thing as its value.
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([part, one]) => linesOf(part, one, said));
  }
  // Each stands on a line of its own.
  const parts = key === 'compared' || key === 'field' ? [value].flat() : [value];
  return parts
    .map((part) => ({ label, words: wordsOf(key, part) ?? plainly(part) }))
    .filter(({ words }) => words !== '');
}

function plainly(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
