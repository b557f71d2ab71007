import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';

/** What a row of the trail may say beside its reason; each has a name in both languages. */
export type ActDetail =
  | 'before'
  | 'value'
  | 'proposedBy'
  | 'kind'
  | 'field'
  | 'imageId'
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
  | 'doubted';
export type ActDetailNames = Readonly<Record<ActDetail, string>>;
type Names = Readonly<Record<string, string>>;
type Said = {
  names: ActDetailNames;
  fieldName(field: string): string;
  comparisons: Names;
  roles: Names;
  outcomes: Names;
  parts: Names;
  locale: Locale;
};

/** `words` may be a person's own, or an id; no label stands before what nobody can read. */
export type DetailLine = { label: string; words: string; isId?: true };

/**
 * What a row's details say, a line each, and a line for each field that was refused; details that
 * were tampered with are shown as they are.
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
  const { names, fieldName, locale } = said;
  const label = (names as Names)[key] ?? key;
  if (key === 'refusals' && isRecord(value)) {
    return Object.entries(value).map(([field, words]) => {
      return { label: `${label}: ${fieldName(field)}`, words: String(words) };
    });
  }
  // A proposal carries more than one thing as its value.
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([part, one]) => linesOf(part, one, said));
  }
  if ((key === 'roles' || key === 'rolesBefore') && Array.isArray(value)) {
    const words = value.map((role) => said.roles[role] ?? role).join(' · ');
    return words === '' ? [] : [{ label, words }];
  }
  if (key === 'compared' && Array.isArray(value)) {
    return value.map((name) => ({ label, words: said.comparisons[name] ?? name }));
  }
  if (key === 'field') {
    const names = [value].flat().map(String);
    return names.map((name) => ({ label, words: fieldName(name) }));
  }
  if (key === 'outcome') return [{ label, words: said.outcomes[String(value)] ?? String(value) }];
  if (key === 'part') return [{ label, words: said.parts[String(value)] ?? String(value) }];
  if (key === 'imageId' || key === 'proposedBy') {
    return [{ label, words: String(value), isId: true }];
  }
  if (key === 'amountInFen') return [{ label, words: yuan(Number(value), locale) }];
  return [{ label, words: plainly(value) }];
}

function plainly(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
