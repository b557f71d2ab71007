import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { formNameOf } from './form-values.ts';
import type { SheetName } from './sheet-names.ts';
import { fixedOnceReviewed, sheets } from './sheets.ts';

/** These are words of the review by field, and whether the family changed the field since. */
export type Refusals = Record<string, { words: string; mended: boolean }>;
/** It stands for a whole part that was refused. */
export const wholePart = '*';

export type PartState = {
  status: number;
  refusals: Refusals;
  /** It passed first then; since that day its words are public or its papers seen. */
  passedAt: number | null;
};

export const noPart: PartState = {
  status: infoReviewStatuses.notSaved,
  refusals: {},
  passedAt: null,
};

/**
 * Lists the fields of a sheet that may be changed now: none under review, after a refusal only what
 * was refused, after a pass all but what stays fixed.
 */
export function openFieldsOf(
  sheet: SheetName,
  { status, refusals, passedAt }: PartState,
): string[] {
  if (status === infoReviewStatuses.submitted) return [];
  const fields = Object.keys(sheets[sheet].entries);
  const refused = Object.keys(refusals);
  if (refused.length > 0 && !refused.includes(wholePart))
    return fields.filter((field) => refused.includes(field));
  const fixed = passedAt === null ? [] : (fixedOnceReviewed[sheet] ?? []);
  return fields.filter((field) => !fixed.includes(field));
}

export function openFormNamesOf(sheet: SheetName, state: PartState): string[] {
  return openFieldsOf(sheet, state).map(formNameOf);
}

/** Has everything the review asked for been changed? */
export function isMended(refusals: Refusals): boolean {
  return Object.values(refusals).every(({ mended }) => mended);
}
