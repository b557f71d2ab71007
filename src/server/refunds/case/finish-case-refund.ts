import { endReturning, leaveRestToFamily } from '#src/server/cases/transitions/return-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { caseAvailable } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import { notify } from '#src/server/notices/notify.ts';
import { findLastDone } from '#src/server/refunds/stuck/find-stuck.ts';
import { openStuckTask } from '#src/server/refunds/stuck/watch-stuck.ts';
import { returnBy } from './open-case-refund.ts';

/** Says that a refund is over once every gift of it is back; the caller holds the case's fund. */
export async function finishCaseRefund(trx: Trx, refundId: string, now: number): Promise<void> {
  const done = await trx
    .updateTable('case_refunds')
    .set({ status: 'DONE', ended_at: now })
    .where('id', '=', refundId)
    .where('status', '=', 'RUNNING')
    .where('held_at', 'is not', null)
    .whereRef('returned_count', '=', 'gift_count')
    .returning(['kind', 'case_id as caseId', 'returned_in_fen as amountInFen'])
    .executeTakeFirst();
  if (!done || done.kind === 'grace') return;
  const { caseId, amountInFen } = done;
  const pages = await endReturning(trx, { caseId, by: returnBy[done.kind] });
  if (pages.length === 0) return;
  await settleLeft(trx, caseId, now);
  const params = { amountInFen };
  const told = { kind: 'refundDone', caseId, subjectId: refundId, params, now } as const;
  const { userId } = await trx
    .selectFrom('cases')
    .select('owner_user_id as userId')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  await notify(trx, { ...told, userId });
}

/**
 * What is left once a refund is over can go to no donor any more, since each gift is returned once:
 * the family that asked for the refund may withdraw it again. Where it was the platform that gave
 * the gifts back, staff are told of the money, and nobody may.
 */
export async function settleLeft(trx: Trx, caseId: string, now: number): Promise<void> {
  const kind = await findLastDone(trx, caseId);
  if (kind === undefined || (await findBalance(trx, caseAvailable(caseId))) === 0) return;
  if (kind !== 'fundraiser') return openStuckTask(trx, caseId, now);
  await leaveRestToFamily(trx, caseId);
}
