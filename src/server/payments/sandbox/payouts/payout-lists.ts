import type { PayoutReturn, SentPayout } from '#src/server/payments/payout-gateway.ts';
import type { PayoutBooks } from './payout-books.ts';

/** Finds what came back since; the bank says so in the order in which it happened. */
export async function findReturns(books: PayoutBooks, since: number): Promise<PayoutReturn[]> {
  const rows = await books
    .selectFrom('payouts')
    .selectAll()
    .where('returned_at', '>=', since)
    .orderBy('returned_at')
    .execute();
  return rows.map((row) => ({
    payoutNo: row.payout_no,
    returnNo: row.return_no ?? '',
    amountInFen: row.amount_in_fen,
    words: row.words,
    returnedAt: row.returned_at ?? 0,
  }));
}

export async function findSent(books: PayoutBooks, since: number): Promise<SentPayout[]> {
  const rows = await books
    .selectFrom('payouts')
    .selectAll()
    .where('submitted_at', '>=', since)
    .orderBy('submitted_at')
    .execute();
  return rows.map((row) => ({
    payoutNo: row.payout_no,
    amountInFen: row.amount_in_fen,
    payeeHash: row.payee_hash,
    remark: row.remark,
    sentAt: row.submitted_at,
  }));
}

export async function sumPaid(books: PayoutBooks): Promise<number> {
  const { paidInFen } = await books
    .selectFrom('payouts')
    .where('status', '=', 'PAID')
    .select(({ fn }) => fn.sum<number | null>('amount_in_fen').as('paidInFen'))
    .executeTakeFirstOrThrow();
  return Number(paidInFen ?? 0);
}
