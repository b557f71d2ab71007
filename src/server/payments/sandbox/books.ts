import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import { GuardedPostgresDialect } from '#src/server/db/postgres-dialect.ts';
import { SqliteDialect } from '#src/server/db/sqlite-dialect.ts';

/** The sandbox bank's own tables; nothing of ours reads or writes them. */
export type BooksSchema = {
  payments: {
    trade_no: string;
    merchant: string;
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
    status: 'SUCCESS' | 'REFUSED';
    number: string;
    created_at: number;
  };
  notifications: {
    transaction_number: string;
    attempts: number;
    /** When it is sent next; null when it was taken, or given up. */
    next_at: number | null;
    taken_at: number | null;
  };
};

export type Books = Kysely<BooksSchema>;
export type BooksTrx = Transaction<BooksSchema>;
export type BooksAddress = { dataDir: string; databaseUrl?: string | undefined };

const postgresSchema = 'sandbox';
const statementTimeoutMs = 10_000;

/** A file beside ours, or a schema of its own in the same PostgreSQL. */
export async function openBooks({ dataDir, databaseUrl }: BooksAddress): Promise<Books> {
  if (databaseUrl) return openOnPostgres(databaseUrl);
  mkdirSync(dataDir, { recursive: true });
  const path = join(realpathSync(dataDir), 'sandbox-gateway.sqlite');
  const books = new Kysely<BooksSchema>({ dialect: new SqliteDialect({ path, readOnly: false }) });
  for (const statement of tables('integer')) await sql.raw(statement).execute(books);
  return books;
}

async function openOnPostgres(databaseUrl: string): Promise<Books> {
  const settings = { databaseUrl, searchPath: postgresSchema, statementTimeoutMs };
  const books = new Kysely<BooksSchema>({ dialect: new GuardedPostgresDialect(settings) });
  await books.transaction().execute(async (trx) => {
    // Nodes that start together take turns, or the second one's "if not exists" could fail.
    await sql`select pg_advisory_xact_lock(20261102)`.execute(trx);
    await sql.raw(`create schema if not exists ${postgresSchema}`).execute(trx);
    for (const statement of tables('bigint')) await sql.raw(statement).execute(trx);
  });
  return books;
}

function tables(int: string): string[] {
  return [
    `create table if not exists payments (
      trade_no text not null primary key,
      merchant text not null,
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
      status text not null check (status in ('SUCCESS', 'REFUSED')),
      number text not null unique,
      created_at ${int} not null
    )`,
    `create table if not exists notifications (
      transaction_number text not null primary key references transactions (number),
      attempts ${int} not null,
      next_at ${int},
      taken_at ${int}
    )`,
    'create index if not exists notifications_due on notifications (next_at) where next_at is not null',
  ];
}
