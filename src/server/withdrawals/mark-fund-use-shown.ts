import type { Trx } from '../db/database.ts';

type Shown = { caseId: string; withdrawalId: string; postId: string; now: number };

/** A post that shows how a withdrawal was used has passed, so nothing is owed for it any more. */
export async function markFundUseShown(
  trx: Trx,
  { caseId, withdrawalId, postId, now }: Shown,
): Promise<void> {
  await trx
    .updateTable('fund_uses')
    .set({ post_id: postId, shown_at: now })
    .where('withdrawal_id', '=', withdrawalId)
    .where('case_id', '=', caseId)
    .where('shown_at', 'is', null)
    .execute();
}
