import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string; strict: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const statements = [
    bankRefunds(words),
    ...bankRefundIndexes,
    ...sweepColumns(words),
    ...billIndexes,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Byte order for text on both engines, so that sorting never depends on a machine's locale. */
function wordsFor(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { text: 'text collate "C"', int: 'bigint', strict: '' }
    : { text: 'text', int: 'integer', strict: 'strict' };
}

const bankRefunds = ({ text, int, strict }: Words) => `
  create table bank_refunds (
    payout_no ${text} not null primary key,
    refund_no ${text} not null references refunds (refund_no),
    gateway ${text} not null,
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    status ${text} not null check (status in ('SUBMITTED', 'SUCCESS', 'FAILED', 'RETURNED')),
    receipt_no ${text},
    return_no ${text},
    created_at ${int} not null,
    paid_at ${int},
    returned_at ${int},
    updated_at ${int} not null,
    constraint bank_refunds_receipt_of_paid
      check ((status in ('SUCCESS', 'RETURNED')) = (receipt_no is not null and paid_at is not null)),
    constraint bank_refunds_return_of_returned
      check ((status = 'RETURNED') = (return_no is not null and returned_at is not null))
  ) ${strict}`;

/** Another account is paid only once the one before is known to have failed or sent it back. */
const bankRefundIndexes = [
  `create unique index bank_refunds_one_live on bank_refunds (refund_no)
     where status in ('SUBMITTED', 'SUCCESS')`,
  'create index bank_refunds_of_refund on bank_refunds (refund_no)',
  `create index bank_refunds_paid on bank_refunds (gateway, paid_at) where paid_at is not null`,
  `create index bank_refunds_returned on bank_refunds (gateway, returned_at)
     where returned_at is not null`,
];

/** From now on it is asked back when it is called off; this is what was before. */
const askBackWhatWasCalledOff = `
  update sweeps set back_asked_at = updated_at
  where status = 'SUCCESS'
    and exists (select 1 from withdrawals where withdrawals.id = sweeps.withdrawal_id
      and withdrawals.status in ('PAID', 'REJECTED', 'CANCELLED'))
    and not exists (select 1 from payouts where payouts.withdrawal_id = sweeps.withdrawal_id
      and payouts.position = sweeps.position and payouts.status = 'SUCCESS')`;

const sweepColumns = ({ text, int }: Words) => [
  `alter table sweeps add column back_asked_at ${int}`,
  `alter table sweeps add column gateway_back_no ${text}`,
  `alter table sweeps add column back_at ${int} constraint sweeps_back_whole check (
     (back_at is null) = (gateway_back_no is null) and (back_at is null or back_asked_at is not null))`,
  `create index sweeps_to_return on sweeps (back_asked_at, sweep_no)
     where back_asked_at is not null and back_at is null`,
  askBackWhatWasCalledOff,
];

/** What a day's bill of the bank is compared with. */
const billIndexes = [
  'create index payouts_paid on payouts (gateway, paid_at) where paid_at is not null',
  'create index payouts_returned on payouts (gateway, returned_at) where returned_at is not null',
];
