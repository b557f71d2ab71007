import { caseTypes } from '#src/shared/cases/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { type DetailLine, detailLines } from '#src/shared/review/act-details.ts';
import { reviewFieldName } from './review-field-name.ts';
import { textsOf } from './texts.ts';
import { type TrailAbout, trailWords } from './trail-words.ts';

type Row = TrailAbout & { detail: string; caseType?: number | null | undefined };

/** Answers what a row of the trail says beside its reason, in the words of the kind of its case. */
export function trailDetails({ detail, ...row }: Row, locale: Locale): DetailLine[] {
  const caseType = row.caseType ?? caseTypes.illness;
  const fieldName = (field: string) => reviewFieldName(field, locale, caseType);
  const names = textsOf(locale).review.audit.details;
  const told = { ...row, caseType, locale };
  const wordsOf = (key: string, value: unknown) =>
    key === 'field' ? fieldName(String(value)) : trailWords(told, key, value);
  return detailLines(detail, { names, fieldName, wordsOf });
}

/** No reader knows an id of ours; numbers of statements and refunds are theirs too. */
const readable = /^[A-Z0-9-]+$/;

/** Answers what a row without a case is about; nothing where its act says it all. */
export function trailSubject(
  { subjectId, subject }: { subjectId: string | null; subject: string | null },
  locale: Locale,
): string {
  const settings: Readonly<Record<string, { label: string }>> = textsOf(locale).review.settings;
  if (subject !== null) return subject;
  if (subjectId === null) return '';
  return settings[subjectId]?.label ?? (readable.test(subjectId) ? subjectId : '');
}
