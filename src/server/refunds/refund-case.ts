import { caseAvailable } from '#src/server/ledger/accounts.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Trx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { findCaseState } from '../donations/case-state.ts';
import { lockCaseFund } from '../donations/lock-case-fund.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { House } from '../platform/house.ts';
import { tagOfCase, tagOfLists } from '../platform/page-tags.ts';
import { requireNoOpenWithdrawal } from '../withdrawals/require-no-open-withdrawal.ts';
import { requireMoneyOut } from './require-money-out.ts';

/**
 * Starts giving back every gift of a case: the case ends, unpaid orders close, and jobs hold and
 * return the gifts one by one. Asked again while it goes on, it changes nothing.
 */
export async function refundCase(
  house: Pick<House, 'db' | 'pageTags' | 'wakeJobs'>,
  { caseId }: { caseId: string },
  now: number,
): Promise<'started' | 'already'> {
  const started = await inTransaction(house.db, (trx) => start(trx, caseId, now));
  house.pageTags.purge([tagOfCase(caseId), tagOfLists]);
  house.wakeJobs();
  return started;
}

async function start(trx: Trx, caseId: string, now: number): Promise<'started' | 'already'> {
  await requireMoneyOut(trx);
  await lockCaseFund(trx, caseId);
  const state = await findCaseState(trx, caseId);
  if (!state) throw new Problem('notFound');
  if (state.endReason === endReasons.refundApplying) return 'already';
  await requireNoOpenWithdrawal(trx, caseId);
  if (!canCase('refund', state, now)) throw new Problem('caseNotOpen');
  await requireWholeGifts(trx, caseId);
  await trx
    .updateTable('cases')
    .set({ status: 'FINISHED', end_reason: endReasons.refundApplying, finished_at: now })
    .where('id', '=', caseId)
    .execute();
  // Money that still comes for one of these is a late receipt and goes straight back.
  await trx
    .updateTable('donations')
    .set({ status: 'CLOSED', closed_at: now })
    .where('case_id', '=', caseId)
    .where('status', '=', 'CREATED')
    .execute();
  await enqueue(trx, { name: 'hold-refunds', payload: { caseId }, runAt: now });
  return 'started';
}

/** Shares of what is left after a payout are another rule; whole gifts need all the money here. */
async function requireWholeGifts(trx: Trx, caseId: string): Promise<void> {
  const { paidInFen } = await trx
    .selectFrom('donations')
    .select(({ fn }) => fn.sum<number | null>('amount_in_fen').as('paidInFen'))
    .where('case_id', '=', caseId)
    .where('status', '=', 'PAID')
    .executeTakeFirstOrThrow();
  const account = await trx
    .selectFrom('ledger_accounts')
    .select('balance_in_fen')
    .where('id', '=', caseAvailable(caseId))
    .executeTakeFirst();
  if ((account?.balance_in_fen ?? 0) < (paidInFen ?? 0)) {
    throw new Error(`Case ${caseId} has paid out a part: its gifts can't be returned whole.`);
  }
}
