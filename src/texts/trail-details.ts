import { caseTypes } from '#src/shared/cases/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { type DetailLine, detailLines } from '#src/shared/review/act-details.ts';
import { reviewFieldName } from './review-field-name.ts';
import { textsOfCase } from './texts.ts';

type Row = { detail: string; caseType?: number | null | undefined };

/** What a row of the trail says beside its reason, in the words of the kind of its case. */
export function trailDetails({ detail, caseType }: Row, locale: Locale): DetailLine[] {
  const kind = caseType ?? caseTypes.illness;
  const { review, raising, accounts, asking, leads } = textsOfCase(kind, locale);
  const fieldName = (field: string) => reviewFieldName(field, locale, kind);
  const { roles } = accounts.mine;
  const { comparisons } = raising;
  const outcomes = { ...asking.desk.outcomes, ...leads.outcomes };
  const names = review.audit.details;
  const said = { names, fieldName, comparisons, roles, outcomes, parts: raising.parts, locale };
  return detailLines(detail, said);
}
