import type { Kysely } from 'kysely';
import { type BooksAddress, openOwnBooks } from '#src/server/payments/sandbox/open-own-books.ts';

/** These are the sandbox custody bank's own tables; nothing of ours reads or writes them. */
type PayoutBooksSchema = {
  payouts: {
    payout_no: string;
    amount_in_fen: number;
    payee_hash: string;
    remark: string;
    status: 'ACCEPTED' | 'PAID' | 'FAILED' | 'RETURNED';
    receipt_no: string;
    words: string;
    submitted_at: number;
    /** From then on the bank says what became of it. */
    settles_at: number;
    return_no: string | null;
    returned_at: number | null;
  };
};

export type PayoutBooks = Kysely<PayoutBooksSchema>;

export function openPayoutBooks(address: BooksAddress, bank: string): Promise<PayoutBooks> {
  return openOwnBooks<PayoutBooksSchema>(address, { ...placeOfPayoutBooks(bank), tables });
}

/** Answers where the books of a bank lie, by its name. */
export function placeOfPayoutBooks(bank: string): { file: string; schema: string } {
  const room = bank.replace(/bank$/, 'payouts');
  return { file: `${room}.sqlite`, schema: room.replaceAll('-', '_') };
}

const tables = (int: string) => [
  `create table if not exists payouts (
    payout_no text not null primary key,
    amount_in_fen ${int} not null check (amount_in_fen > 0),
    payee_hash text not null,
    remark text not null,
    status text not null check (status in ('ACCEPTED', 'PAID', 'FAILED', 'RETURNED')),
    receipt_no text not null unique,
    words text not null,
    submitted_at ${int} not null,
    settles_at ${int} not null,
    return_no text unique,
    returned_at ${int}
  )`,
  `create index if not exists payouts_returned on payouts (returned_at)
     where returned_at is not null`,
  'create index if not exists payouts_settled on payouts (settles_at)',
];
