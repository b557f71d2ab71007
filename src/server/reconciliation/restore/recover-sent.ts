import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { PayoutReturn } from '#src/server/payments/payout-gateway.ts';
import type { Sent } from '#src/server/reconciliation/days/find-open-sent.ts';
import { keepDifference } from '#src/server/reconciliation/days/keep-difference.ts';
import { readAccountCount } from '#src/server/refunds/run/bank-refund.ts';
import type { Services } from '#src/server/services.ts';
import { queuePayout } from '#src/server/withdrawals/payout/queue-payout.ts';
import { takeReturn } from '#src/server/withdrawals/returns/take-returns.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { endUnsent } from './call-off-since.ts';
import { findCaseOfPayee } from './open-lost-withdrawal.ts';
import { recoverBankRefund } from './recover-bank-refund.ts';
import { recoverPayout } from './recover-payout.ts';
import type { Lost, Recovered } from './recovered.ts';

type RecoveringServices = Pick<
  Services,
  'config' | 'db' | 'gateways' | 'keys' | 'log' | 'pageTags' | 'payouts' | 'wakeJobs'
>;

/**
 * Books what became of a number that the bank was told of, and that it came back, before the next
 * number is looked at: that one may have been paid because this one came back.
 */
export async function recoverSent(
  services: RecoveringServices,
  { sent, returned, lost }: { sent: Sent; returned: PayoutReturn | undefined; lost: Lost },
  now: number,
): Promise<Recovered> {
  const ofRefund = readAccountCount(sent.payoutNo) !== undefined;
  const outcome = ofRefund
    ? await recoverBankRefund(services, { sent, lost }, now)
    : await recoverPayout(services, sent, now);
  if (outcome === 'lost' && (await nameLost(services, sent, now))) lost.add(sent.remark);
  if (returned) await takeReturn(services, { ...returned, bank: sent.gateway }, now);
  return outcome;
}

/**
 * The release of a payout is lost: staff answer for it anew, since its releaser is not known.
 * Answers false for one that was never paid and never will be.
 */
async function nameLost(
  { db, payouts }: RecoveringServices,
  { payoutNo, gateway, amountInFen, remark, payeeHash, sentAt }: Sent,
  now: number,
): Promise<boolean> {
  const bank = payouts.get(gateway);
  const answer = await bank.query(payoutNo);
  if (answer.status === 'FAILED' || answer.status === 'UNKNOWN') return false;
  const withdrawal = await db
    .selectFrom('withdrawals')
    .select(['id', 'case_id as caseId'])
    .where('id', '=', remark)
    .executeTakeFirst();
  const caseId = withdrawal?.caseId ?? (payeeHash && (await findCaseOfPayee(db, { payeeHash })));
  const difference = {
    ...({ kind: 'missingHere', subject: 'payout', number: payoutNo } as const),
    ...{ oursInFen: null, theirsInFen: amountInFen, caseId: caseId ?? null },
    sent: { withdrawalId: remark, payeeHash: payeeHash ?? null },
  };
  const kept = { day: dayOf(sentAt), gateway: bank, difference };
  await inTransaction(db, async (trx) => {
    if (withdrawal) {
      // A later number was sent, so one that still waits for its turn has ended unsent.
      await endUnsent(trx, withdrawal.id, now);
      await queuePayout(trx, { withdrawalId: withdrawal.id, now });
    }
    await keepDifference(trx, kept, now);
  });
  return true;
}
