import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { findWithdrawal, lockWithdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { queuePayout } from '#src/server/withdrawals/payout/queue-payout.ts';

/** The public notice of a withdrawal is over: a releaser is asked, unless an objection is open. */
export async function endNotice(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { withdrawalId }: { withdrawalId: string },
  now: number,
): Promise<void> {
  const withdrawal = await findWithdrawal(db, withdrawalId);
  if (!withdrawal) return;
  await inTransaction(db, async (trx) => {
    await lockWithdrawal(trx, withdrawalId);
    await queuePayout(trx, { withdrawalId, now });
  });
  // Kept pages say that it is in notice.
  pageTags.purge([tagOfCase(withdrawal.case_id), tagOfLists]);
}
