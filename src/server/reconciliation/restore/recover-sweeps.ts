import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postRefundSweep } from '#src/server/ledger/postings.ts';
import type { Swept } from '#src/server/payments/gateway.ts';
import { isTradeNo } from '#src/server/platform/trade-no.ts';
import { refundNoOf } from '#src/server/refunds/run/hold-refunds.ts';
import type { Services } from '#src/server/services.ts';
import { findPlan, findWithdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { readSweepNo, sweepForPayout } from '#src/server/withdrawals/payout/sweep-for-payout.ts';
import { askSweepsBack, returnSweep } from '#src/server/withdrawals/returns/return-sweeps.ts';
import { callOffSince, isOpen } from './call-off-since.ts';
import { findGift } from './hold-anew.ts';

type RecoveringServices = Pick<Services, 'db' | 'gateways'>;

/** What payouts that our books lack were paid for; what they were swept for stays at the bank. */
export type Lost = Set<string>;

/**
 * Books a move between gateway and custody bank that our books lost, under its own number. What was
 * moved for something that is lost itself, and not paid, is moved back, and so needs no booking.
 */
export async function recoverSweep(
  services: RecoveringServices,
  { swept, lost }: { swept: Swept; lost: Lost },
  now: number,
): Promise<void> {
  const refundNo = swept.sweepNo.slice('S-'.length);
  const tradeNo = refundNo.slice(refundNoOf('').length);
  const isKnown =
    refundNo === refundNoOf(tradeNo) && isTradeNo(tradeNo)
      ? await recoverOfRefund(services, { refundNo, swept }, now)
      : await recoverOfPayout(services, { swept, lost }, now);
  const ofWhat = readSweepNo(swept.sweepNo)?.withdrawalId;
  if (isKnown || swept.isBack || lost.has(refundNo) || lost.has(ofWhat ?? '')) return;
  const { sweepNo, amountInFen } = swept;
  const { status } = await services.gateways.sole().returnSweep({ sweepNo, amountInFen });
  if (status !== 'SUCCESS') {
    throw new Error(`The gateway answered ${status} to the way back of sweep ${sweepNo}.`);
  }
}

/** False when its gift is lost. */
async function recoverOfRefund(
  { db, gateways }: RecoveringServices,
  { refundNo, swept }: { refundNo: string; swept: Swept },
  now: number,
): Promise<boolean> {
  if (!(await findGift(db, refundNo))) return false;
  const gateway = gateways.sole().name;
  const money = { refundNo, gateway, amountInFen: swept.amountInFen, now };
  await inTransaction(db, (trx) => postRefundSweep(trx, money));
  return true;
}

/** False when its withdrawal is lost. */
async function recoverOfPayout(
  services: RecoveringServices,
  { swept, lost }: { swept: Swept; lost: Lost },
  now: number,
): Promise<boolean> {
  const { db, gateways } = services;
  const { sweepNo, amountInFen, isBack } = swept;
  const read = readSweepNo(sweepNo);
  if (!read) return false;
  const { withdrawalId, position } = read;
  const withdrawal = await findWithdrawal(db, withdrawalId);
  const plan = await findPlan(db, withdrawalId);
  const part = plan.find((one) => one.position === position);
  if (!withdrawal || !part) return false;
  const isForNothing = !isOpen(withdrawal) && part.payoutStatus !== 'SUCCESS';
  // Called off by a family that knew no more of it: the payout it was paid for names it.
  if (isForNothing && lost.has(withdrawalId)) return true;
  await sweepForPayout(services, { withdrawalId, position, amountInFen }, now);
  if (isForNothing) {
    await inTransaction(db, (trx) =>
      askSweepsBack(trx, { withdrawalId, positions: [position], now }),
    );
  }
  if (!isBack) return true;
  await inTransaction(db, async (trx) => {
    if (!lost.has(withdrawalId)) await callOffSince(trx, withdrawalId, now);
    await trx
      .updateTable('sweeps')
      .set({ back_asked_at: now, updated_at: now })
      .where('sweep_no', '=', sweepNo)
      .where('back_asked_at', 'is', null)
      .execute();
  });
  await returnSweep(services, { sweepNo, gateway: gateways.sole().name, amountInFen }, now);
  return true;
}
