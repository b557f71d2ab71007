import type { Locale } from '#src/shared/platform/locale.ts';
import { detailLines } from '#src/shared/review/act-details.ts';
import { textsOf } from '#src/texts/texts.ts';

/** What a row of the trail says beside its reason, with fields by the names staff read. */
export function trailDetails(detail: string, locale: Locale): string[] {
  const { review, raising, refunds, withdrawalDesk } = textsOf(locale);
  return detailLines(detail, review.audit.details, {
    ...raising.fields,
    ...refunds.reviewFields,
    ...withdrawalDesk.fields,
    ...review.fields,
  });
}
