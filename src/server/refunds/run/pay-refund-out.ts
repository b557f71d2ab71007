import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postRefundSweep } from '#src/server/ledger/postings.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import {
  openRefundAccount,
  type RefundAccount,
} from '#src/server/refunds/gift/give-refund-account.ts';
import { bankRefundNo, keepIntent } from './bank-refund.ts';
import { bookRefund } from './book-refund.ts';
import type { DueRefund } from './find-due-refunds.ts';
import { markFailed, markNeedsAccount } from './mark-refund.ts';
import type { RefundServices } from './run-refund.ts';

/**
 * Pays a gift to the account its donor gave, since its gateway can no longer return it: the gateway
 * hands the money to the custody bank, which pays it out. Each account given has numbers of its own;
 * asked any number of times, either moves the money once.
 */
export async function payRefundOut(
  services: RefundServices,
  refund: DueRefund,
  now: number,
): Promise<'returned' | 'open'> {
  const { db, payouts } = services;
  const { refundNo, amountInFen, accountCount } = refund;
  const account = openRefundAccount(services.keys, refund.account ?? '');
  const payoutNo = bankRefundNo(refundNo, accountCount);
  if (!(await sweep(services, refund, now))) return 'open';
  await keepIntent(db, { payoutNo, refundNo, amountInFen, gateway: payouts.name }, now);
  const known = await payouts.query(payoutNo);
  if (known.status === 'SUCCESS') {
    if (known.amountInFen !== amountInFen) throw new Error(`${payoutNo} was another amount.`);
    await bookRefund(db, { ...refund, by: known }, now);
    return 'returned';
  }
  if (known.status === 'FAILED') {
    await markNeedsAccount(db, { refund, failure: 'accountRefused' }, now);
    return 'open';
  }
  if (known.status === 'UNKNOWN') {
    await payouts.submit({
      payoutNo,
      amountInFen,
      currency: 'CNY',
      payeeHash: hashOfAccount(account),
      payee: { kind: 'person', ...account },
      remark: refundNo,
    });
  }
  return 'open';
}

/** False while the gateway has not handed the money over. */
async function sweep(services: RefundServices, refund: DueRefund, now: number): Promise<boolean> {
  const { db } = services;
  const { refundNo, amountInFen } = refund;
  const gateway = services.gateways.get(refund.gateway);
  const sweepNo = `S-${refundNo}`;
  const { status } = await gateway.sweep({ sweepNo, amountInFen });
  if (status === 'REFUSED') await markFailed(db, { refund, failure: 'refused' }, now);
  if (status !== 'SUCCESS') return false;
  const swept = { refundNo, gateway: gateway.name, amountInFen, now };
  await inTransaction(db, (trx) => postRefundSweep(trx, swept));
  return true;
}

function hashOfAccount({ name, bankName, account }: RefundAccount): string {
  return sha256(JSON.stringify([name, bankName, account]));
}
