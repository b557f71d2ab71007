import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string; strict: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const statements = [
    withdrawals(words),
    `create unique index withdrawals_one_open on withdrawals (case_id)
       where status in ('REVIEWING', 'NOTICE', 'PAYING')`,
    'create index withdrawals_case on withdrawals (case_id, created_at desc, id desc)',
    'create index withdrawals_queue on withdrawals (status, created_at, id)',
    refunds(words),
    'create unique index refunds_gateway_refund on refunds (gateway, gateway_refund_no)',
    'create index refunds_case on refunds (case_id, created_at desc, refund_no desc)',
    'create index refunds_queue on refunds (status, updated_at, refund_no)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Byte order for text on both engines, so that sorting never depends on a machine's locale. */
function wordsFor(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { text: 'text collate "C"', int: 'bigint', strict: '' }
    : { text: 'text', int: 'integer', strict: 'strict' };
}

const withdrawals = ({ text, int, strict }: Words) => `
  create table withdrawals (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    applicant_user_id ${text} not null references users (id),
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    purpose ${text} not null,
    plan ${text} not null,
    status ${text} not null check (status in
      ('REVIEWING', 'NOTICE', 'PAYING', 'PAID', 'REJECTED', 'CANCELLED')),
    created_at ${int} not null,
    updated_at ${int} not null
  ) ${strict}`;

const refunds = ({ text, int, strict }: Words) => `
  create table refunds (
    refund_no ${text} not null primary key,
    order_id ${text} not null unique references donations (id),
    case_id ${text} not null references cases (id),
    gateway ${text} not null,
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    status ${text} not null check (status in ('REFUNDING', 'SUCCESS', 'ERROR')),
    gateway_refund_no ${text},
    created_at ${int} not null,
    updated_at ${int} not null
  ) ${strict}`;
