import { sql } from 'kysely';
import type { Trx } from '#src/server/db/database.ts';
import { standingOf } from '#src/shared/cases/case-steps.ts';
import type { ChargeOption } from '#src/shared/withdrawals/fee.ts';
import { type PagesToPurge, pagesOfCase } from './pages-of-case.ts';
import { takeStep } from './take-step.ts';

/** The family applies for the money: raising is over, if it was not. */
export function beginWithdrawing(
  trx: Trx,
  { caseId, isFirst }: { caseId: string; isFirst: boolean },
  now: number,
): Promise<PagesToPurge> {
  return takeStep(trx, 'beginWithdrawing', {
    caseId,
    to: isFirst ? 'withdrawalApplying' : 'withdrawalApplyingAgain',
    also: { finished_at: sql<number>`coalesce(finished_at, ${now})` },
  });
}

/** The application is over: the case has withdrawn, or stands as it stood before. */
export function endWithdrawing(
  trx: Trx,
  { caseId, endReason }: { caseId: string; endReason: number },
): Promise<PagesToPurge> {
  return takeStep(trx, 'endWithdrawing', { caseId, to: standingOf('FINISHED', endReason) });
}

/** A payout came back from the bank: it is to be paid again. */
export function reopenWithdrawing(trx: Trx, caseId: string): Promise<PagesToPurge> {
  return takeStep(trx, 'reopenWithdrawing', { caseId });
}

/** It says how the fee is paid from the next withdrawal on. */
export async function setChargeOption(
  trx: Trx,
  { caseId, option }: { caseId: string; option: ChargeOption },
): Promise<PagesToPurge> {
  await trx
    .updateTable('cases')
    .set({ service_charge_option: option })
    .where('id', '=', caseId)
    .execute();
  return pagesOfCase(caseId);
}
