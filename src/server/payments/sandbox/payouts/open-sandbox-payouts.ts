import type {
  PayoutAnswer,
  PayoutGateway,
  PayoutIntent,
} from '#src/server/payments/payout-gateway.ts';
import type { BooksAddress } from '#src/server/payments/sandbox/open-own-books.ts';
import { newNumber } from '#src/server/payments/sandbox/pay-at-bank.ts';
import { payoutBill } from './payout-bill.ts';
import { openPayoutBooks, type PayoutBooks } from './payout-books.ts';
import { findReturns, findSent, sumPaid } from './payout-lists.ts';

type Settings = BooksAddress & {
  name?: string | undefined;
  now: () => number;
  /** This is how long the bank takes until it says what became of a payout. */
  settleMs?: number | undefined;
};

export type SandboxPayouts = {
  gateway: PayoutGateway;
  /** Sends a paid payout back; for the seed's and the tests' closed accounts. */
  sendBack(payoutNo: string, words: string): Promise<void>;
  /** Settles a payout at a time of the past, at once; for the seed. */
  settle(payoutNo: string, paidAt: number): Promise<void>;
  /** Sums what the bank has paid and not got back. */
  paidInFen(): Promise<number>;
  stop(): Promise<void>;
};

/** Accounts whose number ends so fail, as an account does that was closed. */
export const failingSuffix = '0000';

/** No account is in this name. */
const nameOfNobody = '无名';

/** Demonstrations have a custody bank of their own, and another one to change to, each with own books. */
export async function openSandboxPayouts(settings: Settings): Promise<SandboxPayouts> {
  const { now, name = 'sandbox-bank' } = settings;
  const books = await openPayoutBooks(settings, name);
  return {
    gateway: {
      name,
      submit: (intent) => submit(books, intent, { now: now(), settleMs: settings.settleMs ?? 0 }),
      query: (payoutNo) => query(books, payoutNo, now()),
      checkName: async ({ name }) => ({
        answer: name === nameOfNobody ? 'other' : 'same',
        reference: newNumber(),
      }),
      findReturns: (since) => findReturns(books, since),
      findSent: (since) => findSent(books, since),
      dailyBill: (day) => payoutBill(books, day),
    },
    sendBack: (payoutNo, words) => sendBack(books, { payoutNo, words, now: now() }),
    settle: async (payoutNo, paidAt) => {
      const past = { submitted_at: paidAt, settles_at: paidAt };
      await books.updateTable('payouts').set(past).where('payout_no', '=', payoutNo).execute();
    },
    paidInFen: () => sumPaid(books),
    stop: () => books.destroy(),
  };
}

async function submit(
  books: PayoutBooks,
  intent: PayoutIntent,
  { now, settleMs }: { now: number; settleMs: number },
): Promise<{ status: 'ACCEPTED' | 'REFUSED' }> {
  const fails = intent.payee.account.endsWith(failingSuffix);
  await books
    .insertInto('payouts')
    .values({
      payout_no: intent.payoutNo,
      amount_in_fen: intent.amountInFen,
      payee_hash: intent.payeeHash,
      remark: intent.remark,
      status: fails ? 'FAILED' : 'ACCEPTED',
      receipt_no: newNumber(),
      words: fails ? '账户已注销' : '',
      submitted_at: now,
      settles_at: now + settleMs,
      return_no: null,
      returned_at: null,
    })
    .onConflict((conflict) => conflict.column('payout_no').doNothing())
    .execute();
  const known = await getPayout(books, intent.payoutNo);
  if (known.amount_in_fen !== intent.amountInFen || known.payee_hash !== intent.payeeHash) {
    throw new Error(`Payout number ${intent.payoutNo} was used for another payout.`);
  }
  return { status: known.status === 'FAILED' ? 'REFUSED' : 'ACCEPTED' };
}

/** Nothing was paid before the bank has said so, and what it has said stays. */
async function query(books: PayoutBooks, payoutNo: string, now: number): Promise<PayoutAnswer> {
  await books
    .updateTable('payouts')
    .set({ status: 'PAID' })
    .where('payout_no', '=', payoutNo)
    .where('status', '=', 'ACCEPTED')
    .where('settles_at', '<=', now)
    .execute();
  const known = await findPayout(books, payoutNo);
  if (!known) return { status: 'UNKNOWN' };
  if (known.status === 'ACCEPTED') return { status: 'PENDING' };
  if (known.status === 'FAILED') return { status: 'FAILED', payoutNo, words: known.words };
  return {
    status: 'SUCCESS',
    payoutNo,
    receiptNo: known.receipt_no,
    amountInFen: known.amount_in_fen,
    payeeHash: known.payee_hash,
    paidAt: known.settles_at,
  };
}

async function sendBack(
  books: PayoutBooks,
  { payoutNo, words, now }: { payoutNo: string; words: string; now: number },
): Promise<void> {
  await books
    .updateTable('payouts')
    .set({ status: 'RETURNED', words, return_no: newNumber(), returned_at: now })
    .where('payout_no', '=', payoutNo)
    .where('status', '=', 'PAID')
    .execute();
}

async function getPayout(books: PayoutBooks, payoutNo: string) {
  const payout = await findPayout(books, payoutNo);
  if (!payout) throw new Error(`Payout ${payoutNo} is not in the bank's books.`);
  return payout;
}

function findPayout(books: PayoutBooks, payoutNo: string) {
  return books
    .selectFrom('payouts')
    .selectAll()
    .where('payout_no', '=', payoutNo)
    .executeTakeFirst();
}
