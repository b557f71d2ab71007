import type { Trx } from '#src/server/db/database.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import {
  openRefundAccount,
  type RefundAccount,
} from '#src/server/refunds/gift/give-refund-account.ts';
import { setAside } from '#src/server/treasury/set-aside.ts';
import { bankRefundNo, findBankRefund, keepIntent } from './bank-refund.ts';
import { bookRefund } from './book-refund.ts';
import type { DueRefund } from './find-due-refunds.ts';
import { markNeedsAccount } from './mark-refund.ts';
import type { RefundServices } from './refund-services.ts';

/**
 * Pays a gift to the account its donor gave, since its gateway can no longer return it: the custody
 * bank does, and the one that was asked first goes on. Each account given has a number of its own; asked any number of times, it moves the
 * money once.
 */
export async function payRefundOut(
  services: RefundServices,
  refund: DueRefund,
  now: number,
): Promise<'returned' | 'open'> {
  const { db, payouts } = services;
  const { refundNo, amountInFen, accountCount } = refund;
  const account = openRefundAccount(services.keys, refundNo, refund.accountSealed ?? '');
  const payoutNo = bankRefundNo(refundNo, accountCount);
  const gateway = (await findBankRefund(db, payoutNo))?.bank ?? payouts.current.name;
  const bank = payouts.get(gateway);
  if (!(await fund(services, { payoutNo, refundNo, amountInFen, gateway }, now))) return 'open';
  const known = await bank.query(payoutNo);
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
    await bank.submit({
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

/** Sets its money aside at the custody bank, once for each account; false while it is not there. */
async function fund(
  services: RefundServices,
  intent: Parameters<typeof keepIntent>[1],
  now: number,
): Promise<boolean> {
  if (await findBankRefund(services.db, intent.payoutNo)) return true;
  const mark = (trx: Trx) => keepIntent(trx, intent, now);
  return setAside(services, { amountInFen: intent.amountInFen, mark }, now);
}

function hashOfAccount({ name, bankName, account }: RefundAccount): string {
  return sha256(JSON.stringify([name, bankName, account]));
}
