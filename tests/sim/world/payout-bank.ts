import { isInsideTransaction } from '#src/server/db/transaction-mark.ts';
import type {
  PayoutAnswer,
  PayoutBillLine,
  PayoutGateway,
  PayoutIntent,
  PayoutReturn,
} from '#src/server/payments/payout-gateway.ts';
import { isOfDay } from './bank-bill.ts';
import { type BankEnvironment, BankError, openLine } from './bank-line.ts';

export type BankPayout = {
  payoutNo: string;
  amountInFen: number;
  payeeHash: string;
  withdrawal: string;
  status: 'ACCEPTED' | 'PAID' | 'FAILED' | 'RETURNED';
  receiptNo: string;
  sentAt: number;
  settlesAt: number;
  returned: PayoutReturn | undefined;
};

const longestSettleMs = 300_000;
const name = 'sim-bank';

/** Opens the custody bank with books of its own, behind the same bad network. */
export function openPayoutBank(environment: BankEnvironment): PayoutGateway {
  const { books } = environment;
  const line = openLine(environment);
  return {
    name,
    submit: (intent) =>
      line('submit', () => {
        checkSending(environment, intent);
        const known = books.payouts.get(intent.payoutNo) ?? accept(environment, intent);
        if (known.amountInFen !== intent.amountInFen || known.payeeHash !== intent.payeeHash) {
          throw new BankError(`Payout number ${intent.payoutNo} was used for another payout.`);
        }
        return { status: known.status === 'FAILED' ? 'REFUSED' : 'ACCEPTED' };
      }),
    query: (payoutNo) => line('query payout', () => answerOf(environment, payoutNo)),
    findSent: (since) =>
      line('find sent', () =>
        [...books.payouts.values()]
          .filter(({ sentAt }) => sentAt >= since)
          .map(({ payoutNo, amountInFen, payeeHash, withdrawal, sentAt }) => ({
            ...{ payoutNo, amountInFen, payeeHash, remark: withdrawal, sentAt },
          })),
      ),
    dailyBill: (day) =>
      line('bill', () =>
        [...books.payouts.values()].flatMap(linesOf).filter(({ at }) => isOfDay(at, day)),
      ),
    findReturns: (since) =>
      line('find returns', () =>
        [...books.payouts.values()].flatMap(({ returned }) =>
          returned && returned.returnedAt >= since ? [returned] : [],
        ),
      ),
  };
}

function accept(
  { books, scheduler, faults, dice }: BankEnvironment,
  { payoutNo, amountInFen, payeeHash, remark }: PayoutIntent,
): BankPayout {
  const payout: BankPayout = {
    ...{ payoutNo, amountInFen, payeeHash, withdrawal: remark },
    ...{ receiptNo: books.newNumber(), returned: undefined },
    status: faults.strikes('payoutFails') ? 'FAILED' : 'ACCEPTED',
    sentAt: scheduler.now,
    settlesAt: scheduler.now + (faults.healed ? 0 : dice().below(longestSettleMs)),
  };
  books.payouts.set(payoutNo, payout);
  return payout;
}

function answerOf({ books, scheduler }: BankEnvironment, payoutNo: string): PayoutAnswer {
  const payout = books.payouts.get(payoutNo);
  if (!payout) return { status: 'UNKNOWN' };
  if (payout.status === 'ACCEPTED' && payout.settlesAt <= scheduler.now) payout.status = 'PAID';
  if (payout.status === 'ACCEPTED') return { status: 'PENDING' };
  if (payout.status === 'FAILED') return { status: 'FAILED', payoutNo, words: 'closed' };
  const { receiptNo, amountInFen, payeeHash, settlesAt: paidAt } = payout;
  return { status: 'SUCCESS', payoutNo, receiptNo, amountInFen, payeeHash, paidAt };
}

function checkSending({ books, report, onAsked }: BankEnvironment, intent: PayoutIntent): void {
  const { payoutNo, amountInFen } = intent;
  if (isInsideTransaction()) report('A payout was sent inside a transaction.');
  const isNew = !books.payouts.has(payoutNo);
  if (isNew && books.heldAtCustodyInFen() < amountInFen) report(`${payoutNo} had no money there.`);
  onAsked('payout', { gateway: name, number: payoutNo });
}

/** Lists what was paid, and what came back of it, as the bank's bill says it. */
function linesOf({ status, returned, ...payout }: BankPayout): PayoutBillLine[] {
  const { payoutNo: number, amountInFen, receiptNo, settlesAt, withdrawal } = payout;
  if (status !== 'PAID' && status !== 'RETURNED') return [];
  const paid = { kind: 'payout', gatewayNumber: receiptNo, at: settlesAt } as const;
  const lines: PayoutBillLine[] = [{ ...paid, number, amountInFen, remark: withdrawal }];
  if (returned) {
    const back = { kind: 'return', gatewayNumber: returned.returnNo } as const;
    lines.push({ ...back, number, amountInFen, at: returned.returnedAt, remark: returned.words });
  }
  return lines;
}
