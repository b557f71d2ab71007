import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { lockWithdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { callOffWithdrawal } from './close-withdrawal.ts';

type Asked = { withdrawalId: string; userId: string };

/** Its applicant takes a withdrawal back, before it is released. */
export async function cancelWithdrawal(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { withdrawalId, userId }: Asked,
  now: number,
): Promise<void> {
  const caseId = await inTransaction(db, async (trx) => {
    const withdrawal = await lockWithdrawal(trx, withdrawalId);
    if (withdrawal.applicant_user_id !== userId) throw new Problem('notFound');
    if (withdrawal.status === 'CANCELLED') return withdrawal.case_id;
    if (withdrawal.status !== 'REVIEWING' && withdrawal.status !== 'NOTICE') {
      throw new Problem('withdrawalNotOpen');
    }
    await callOffWithdrawal(trx, { withdrawal, as: 'CANCELLED', because: 'byFamily', now });
    return withdrawal.case_id;
  });
  pageTags.purge([tagOfCase(caseId), tagOfLists]);
}
