import type { Trx } from '#src/server/db/database.ts';
import {
  caseAvailable,
  caseHeldForRefunds,
  caseHeldForWithdrawals,
} from '#src/server/ledger/accounts.ts';
import { runningStatuses } from '#src/shared/discussions/discussion-steps.ts';
import { openWithdrawalStates } from '#src/shared/withdrawals/withdrawal-fields.ts';

/** This is a case and the instant before which all that happened to it must lie. */
type Asked = { caseId: string; longAgo: number };

/** Is money of the case anywhere, anything about it in dispute, or was it until lately? */
export async function isCaseHeld(trx: Trx, asked: Asked): Promise<boolean> {
  for (const find of [findMoney, findMoneyOut, findRefund, findDispute, findOpenWork])
    if (await find(trx, asked)) return true;
  return false;
}

function findMoney(trx: Trx, { caseId }: Asked) {
  const accounts = [caseAvailable, caseHeldForWithdrawals, caseHeldForRefunds];
  return trx
    .selectFrom('ledger_accounts')
    .select('id')
    .where(
      'id',
      'in',
      accounts.map((account) => account(caseId)),
    )
    .where('balance_in_fen', '<>', 0)
    .limit(1)
    .executeTakeFirst();
}

async function findMoneyOut(trx: Trx, { caseId, longAgo }: Asked) {
  const withdrawal = await trx
    .selectFrom('withdrawals')
    .select('id')
    .where('case_id', '=', caseId)
    .where((eb) =>
      eb.or([eb('status', 'in', openWithdrawalStates), eb('updated_at', '>=', longAgo)]),
    )
    .limit(1)
    .executeTakeFirst();
  const payout = trx
    .selectFrom('withdrawals')
    .innerJoin('payouts', 'payouts.withdrawal_id', 'withdrawals.id')
    .select('payout_no')
    .where('withdrawals.case_id', '=', caseId)
    .where((eb) =>
      eb.or([
        eb('payouts.status', 'in', ['READY', 'SUBMITTED']),
        eb('payouts.updated_at', '>=', longAgo),
      ]),
    )
    .limit(1);
  return withdrawal ?? (await payout.executeTakeFirst());
}

async function findRefund(trx: Trx, { caseId, longAgo }: Asked) {
  const decision = await trx
    .selectFrom('case_refunds')
    .select('id')
    .where('case_id', '=', caseId)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['APPLIED', 'PASSED', 'RUNNING']),
        eb('created_at', '>=', longAgo),
        eb('ended_at', '>=', longAgo),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  const refund = trx
    .selectFrom('refunds')
    .select('refund_no')
    .where('case_id', '=', caseId)
    .where((eb) => eb.or([eb('status', '<>', 'SUCCESS'), eb('updated_at', '>=', longAgo)]))
    .limit(1);
  return decision ?? (await refund.executeTakeFirst());
}

async function findDispute(trx: Trx, { caseId, longAgo }: Asked) {
  const discussion = await trx
    .selectFrom('discussions')
    .select('id')
    .where('case_id', '=', caseId)
    .where((eb) => eb.or([eb('status', 'in', runningStatuses), eb('ended_at', '>=', longAgo)]))
    .limit(1)
    .executeTakeFirst();
  const report = trx
    .selectFrom('reports')
    .select('id')
    .where('case_id', '=', caseId)
    .where((eb) => eb.or([eb('state', '=', 'open'), eb('answered_at', '>=', longAgo)]))
    .limit(1);
  return discussion ?? (await report.executeTakeFirst());
}

/** Finds what staff have not decided, and a bill that does not fit. */
async function findOpenWork(trx: Trx, { caseId }: Asked) {
  const task = await trx
    .selectFrom('review_tasks')
    .select('id')
    .where('case_id', '=', caseId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  const difference = trx
    .selectFrom('differences')
    .select('id')
    .where('case_id', '=', caseId)
    .where('settled_at', 'is', null)
    .limit(1);
  return task ?? (await difference.executeTakeFirst());
}
