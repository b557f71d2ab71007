import type { Database } from '#src/server/db/database.ts';
import type { ReviewCheck, ReviewField } from '#src/server/review/review-queue.ts';
import { dateText } from '#src/shared/cases/display.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findAnswer, findFindings } from './find-findings.ts';

type Asked = { caseId: string; locale: Locale };

/**
 * Answers what was found before, one check each: staff see it whenever money is to leave the case.
 */
export async function checkFindings(
  db: Database,
  { caseId, locale }: Asked,
): Promise<ReviewCheck[]> {
  const t = textsOf(locale).withdrawalDesk;
  const findings = await findFindings(db, caseId);
  if (findings.length === 0) return [{ level: 'green', text: t.checks.noFinding }];
  const answer = await findAnswer(db, caseId);
  return findings.map(({ kind, foundAt, words }) => {
    const said = t.findings[kind](dateText(foundAt, locale), words);
    const open = foundAt > (answer?.answeredAt ?? 0);
    const text = open ? `${said} ${t.checks.findingUnanswered}` : said;
    return { level: 'red', text, words: [words] };
  });
}

/** Answers the family's last answer to them, for staff to judge. */
export async function answerFields(
  db: Database,
  { caseId, locale }: Asked,
): Promise<ReviewField[]> {
  const answer = await findAnswer(db, caseId);
  const { answer: label } = textsOf(locale).withdrawalDesk.fields;
  return answer ? [{ name: 'answer', label, value: answer.words, refusable: true }] : [];
}
