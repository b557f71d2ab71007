import type { Locale } from '#src/shared/platform/locale.ts';
import { type DetailLine, detailLines } from '#src/shared/review/act-details.ts';
import { reviewFieldName } from './review-field-name.ts';
import { textsOf } from './texts.ts';

/** What a row of the trail says beside its reason, with fields by the names staff read. */
export function trailDetails(detail: string, locale: Locale): DetailLine[] {
  const { review, raising, accounts, asking, leads } = textsOf(locale);
  const fieldName = (field: string) => reviewFieldName(field, locale);
  const { roles } = accounts.mine;
  const { comparisons } = raising;
  const outcomes = { ...asking.desk.outcomes, ...leads.outcomes };
  const names = review.audit.details;
  const said = { names, fieldName, comparisons, roles, outcomes, parts: raising.parts, locale };
  return detailLines(detail, said);
}
