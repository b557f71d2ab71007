import type { Kysely, Transaction } from 'kysely';
import { type AgreementBooks, tablesOfAgreements } from './agreements/agreement-books.ts';
import { type BooksAddress, openOwnBooks } from './open-own-books.ts';

/** These are the sandbox bank's own tables; nothing of ours reads or writes them. */
export type BooksSchema = AgreementBooks & {
  payments: {
    trade_no: string;
    merchant: string;
    app_id: string;
    amount_in_fen: number;
    currency: string;
    description: string;
    return_url: string;
    notify_url: string;
    status: 'OPEN' | 'PAID' | 'CLOSED';
    created_at: number;
    expires_at: number;
  };
  transactions: {
    number: string;
    trade_no: string;
    merchant: string;
    amount_in_fen: number;
    refunded_in_fen: number;
    paid_at: number;
  };
  refunds: {
    refund_no: string;
    transaction_number: string;
    amount_in_fen: number;
    status: 'SUCCESS' | 'PENDING' | 'REFUSED';
    number: string;
    created_at: number;
  };
  /** This is what the bank holds for a merchant: taken and topped up, less given back and swept. */
  accounts: { merchant: string; held_in_fen: number };
  /** It went between a merchant's account and the custody bank, as the merchant asked. */
  moves: {
    move_no: string;
    merchant: string;
    direction: 'sweep' | 'topUp';
    amount_in_fen: number;
    number: string;
    created_at: number;
  };
  /** It went to the custody bank by itself; below zero is what was drawn from there. */
  settlements: { number: string; merchant: string; amount_in_fen: number; created_at: number };
  /** These are transactions whose payer has closed the account since. */
  closed_accounts: { transaction_number: string };
  notifications: {
    transaction_number: string;
    attempts: number;
    /** This is when it is sent next; null when it was taken, or given up. */
    next_at: number | null;
    taken_at: number | null;
  };
};

export type Books = Kysely<BooksSchema>;
export type BooksTrx = Transaction<BooksSchema>;

/** Each gateway of the sandbox has books of its own. */
export function openBooks(address: BooksAddress, name: string): Promise<Books> {
  const place = { file: `${name}.sqlite`, schema: name.replace('-', '_') };
  return openOwnBooks<BooksSchema>(address, { ...place, tables });
}

function tables(int: string): string[] {
  return [
    `create table if not exists payments (
      trade_no text not null primary key,
      merchant text not null,
      app_id text not null,
      amount_in_fen ${int} not null,
      currency text not null,
      description text not null,
      return_url text not null,
      notify_url text not null,
      status text not null check (status in ('OPEN', 'PAID', 'CLOSED')),
      created_at ${int} not null,
      expires_at ${int} not null
    )`,
    `create table if not exists transactions (
      number text not null primary key,
      trade_no text not null references payments (trade_no),
      merchant text not null,
      amount_in_fen ${int} not null check (amount_in_fen > 0),
      refunded_in_fen ${int} not null check (refunded_in_fen between 0 and amount_in_fen),
      paid_at ${int} not null
    )`,
    'create index if not exists transactions_trade on transactions (trade_no)',
    `create table if not exists refunds (
      refund_no text not null primary key,
      transaction_number text not null,
      amount_in_fen ${int} not null,
      status text not null check (status in ('SUCCESS', 'PENDING', 'REFUSED')),
      number text not null unique,
      created_at ${int} not null
    )`,
    'create index if not exists refunds_of_transaction on refunds (transaction_number, created_at)',
    'create index if not exists refunds_by_time on refunds (created_at)',
    'create index if not exists transactions_by_time on transactions (paid_at)',
    ...tablesOfMoney(int),
    ...tablesOfNotifications(int),
  ];
}

function tablesOfNotifications(int: string): string[] {
  return [
    `create table if not exists notifications (
      transaction_number text not null primary key references transactions (number),
      attempts ${int} not null,
      next_at ${int},
      taken_at ${int}
    )`,
    'create index if not exists notifications_due on notifications (next_at) where next_at is not null',
  ];
}

function tablesOfMoney(int: string): string[] {
  return [
    `create table if not exists accounts (
      merchant text not null primary key,
      held_in_fen ${int} not null check (held_in_fen >= 0)
    )`,
    `create table if not exists moves (
      move_no text not null primary key,
      merchant text not null,
      direction text not null check (direction in ('sweep', 'topUp')),
      amount_in_fen ${int} not null check (amount_in_fen > 0),
      number text not null unique,
      created_at ${int} not null
    )`,
    `create table if not exists closed_accounts (
      transaction_number text not null primary key references transactions (number)
    )`,
    `create table if not exists settlements (
      number text not null primary key,
      merchant text not null,
      amount_in_fen ${int} not null check (amount_in_fen <> 0),
      created_at ${int} not null
    )`,
    ...tablesOfAgreements(int),
  ];
}
