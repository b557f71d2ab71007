import type { Database } from '#src/server/db/database.ts';
import type { ReviewCheck } from '#src/server/review/review-queue.ts';
import { countOpenReports } from '#src/server/withdrawals/apply/draw-checks.ts';
import type { PlannedPart } from '#src/server/withdrawals/find-withdrawal.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { isUnsentReason } from '#src/shared/withdrawals/unsent-reasons.ts';
import { type Texts, textsOf } from '#src/texts/texts.ts';
import { findHold, findPoolLack } from './find-stop.ts';

type Asked = { caseId: string; part: PlannedPart; locale: Locale };

/**
 * Checks what has come up of the case and the pool since the review: red is what nothing leaves
 * past.
 */
export async function checkRisks(
  db: Database,
  { caseId, part, locale }: Asked,
  now: number,
): Promise<ReviewCheck[]> {
  const t = textsOf(locale).withdrawalDesk.checks;
  const reports = await countOpenReports(db, caseId);
  const hold = await findHold(db, caseId, now);
  const lackInFen = await findPoolLack(db, part.subsidyInFen);
  const pool: ReviewCheck =
    lackInFen > 0
      ? { level: 'red', text: t.poolLacks(yuan(lackInFen, locale)) }
      : { level: 'green', text: t.poolReaches };
  return [
    hold ? { level: 'red', text: t.held[hold] } : { level: 'green', text: t.caseFine },
    reports > 0
      ? { level: 'amber', text: t.reportsOpen(reports) }
      : { level: 'green', text: t.noReport },
    ...(part.subsidyInFen > 0 ? [pool] : []),
  ];
}

/** Checks the newest attempt, which the bank or we did not carry out. */
export function checkAttempt(words: string, t: Texts): ReviewCheck {
  const { checks } = t.withdrawalDesk;
  return isUnsentReason(words)
    ? { level: 'amber', text: checks.earlierFailed(t.withdrawals.detail.unsent[words]) }
    : { level: 'red', text: checks.earlierFailed(words) };
}
