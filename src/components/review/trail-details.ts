import type { Locale } from '#src/shared/platform/locale.ts';
import { type DetailLine, detailLines } from '#src/shared/review/act-details.ts';
import { textsOf } from '#src/texts/texts.ts';

/** What a row of the trail says beside its reason, with fields by the names staff read. */
export function trailDetails(detail: string, locale: Locale): DetailLine[] {
  const { review, raising, refunds, withdrawalDesk, accounts, asking } = textsOf(locale);
  const fields = {
    ...raising.fields,
    ...refunds.reviewFields,
    ...withdrawalDesk.fields,
    ...review.fields,
    familyAnswer: asking.desk.paper,
  };
  const { roles } = accounts.mine;
  const { outcomes } = asking.desk;
  return detailLines(detail, { names: review.audit.details, fields, roles, outcomes, locale });
}
