import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { queueOpenPayout } from '#src/server/withdrawals/payout/queue-payout.ts';

type Shown = { caseId: string; payoutNo: string; postId: string; now: number };

/** A post that shows how a payout was used has passed: it owes nothing and locks nothing. */
export async function markFundUseShown(
  trx: Trx,
  { caseId, payoutNo, postId, now }: Shown,
): Promise<void> {
  await lockCaseFund(trx, caseId);
  const shown = await trx
    .updateTable('fund_uses')
    .set({ post_id: postId, shown_at: now })
    .where('payout_no', '=', payoutNo)
    .where('case_id', '=', caseId)
    .where('shown_at', 'is', null)
    .returning('due_at as dueAt')
    .executeTakeFirst();
  if (shown && shown.dueAt <= now) await queueOpenPayout(trx, { caseId, now });
}
