import type { Database } from '#src/server/db/database.ts';
import { findFailedRefunds } from '#src/server/refunds/stuck/find-failed-refunds.ts';
import type { ReviewCheck } from '#src/server/review/review-queue.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import type { FailedRefund } from '#src/shared/refunds/refund-view.ts';
import { textsOf } from '#src/texts/texts.ts';

/**
 * After a bad end this finds what did not go back yet, each with why and what is to be done about
 * it.
 */
export async function checkReturned(
  db: Database,
  { caseId, locale }: { caseId: string; locale: Locale },
): Promise<ReviewCheck[]> {
  const { refunds, discussions } = textsOf(locale);
  const { desk: t } = discussions;
  const { list, hasNext } = await findFailedRefunds(db, { caseId, anchorId: '' });
  if (list.length === 0) return [{ level: 'green', text: t.noneFailed }];
  const whatToDo = ({ waitsForDonor, nobodyGives }: FailedRefund) => {
    if (!waitsForDonor) return t.triedAgain;
    return nobodyGives ? refunds.failedNobody : refunds.failedWaits;
  };
  const failed = list.map((refund): ReviewCheck => {
    const why = refund.failure === null ? '' : refunds.failures[refund.failure];
    const told = { amount: yuan(refund.amountInFen, locale), refundNo: refund.refundNo };
    return { level: 'red', text: t.failed({ ...told, why, next: whatToDo(refund) }) };
  });
  return hasNext ? [...failed, { level: 'red', text: t.moreFailed }] : failed;
}
