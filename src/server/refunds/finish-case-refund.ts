import type { Trx } from '../db/database.ts';
import { notify } from '../messages/notify.ts';
import { endReasonsOf } from './open-case-refund.ts';

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
  const { open, done: endReason } = endReasonsOf[done.kind];
  const ended = await trx
    .updateTable('cases')
    .set({ end_reason: endReason })
    .where('id', '=', done.caseId)
    .where('end_reason', '=', open)
    .returning('owner_user_id as userId')
    .executeTakeFirst();
  if (!ended) return;
  const { caseId, amountInFen } = done;
  const params = { amountInFen };
  const told = { kind: 'refundDone', caseId, subjectId: refundId, params, now } as const;
  await notify(trx, { ...told, userId: ended.userId });
}
