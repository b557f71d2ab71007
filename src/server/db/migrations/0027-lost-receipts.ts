import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Money whose order is lost is booked and goes back too, and a difference says what it is of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = isPostgres ? 'text collate "C"' : 'text';
  const statements = [
    ...(isPostgres ? otherChecks : tableAnew),
    `alter table differences add column own_number ${text}`,
    `alter table differences add column their_number ${text}`,
    `alter table differences add column withdrawal_id ${text}`,
    `alter table differences add column payee_hash ${text}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const kinds = `check (kind in ('donation', 'late', 'double', 'lost'))`;

const otherChecks = [
  'alter table gateway_receipts drop constraint gateway_receipts_trade_no_fkey',
  'alter table gateway_receipts drop constraint gateway_receipts_kind_check',
  `alter table gateway_receipts add constraint gateway_receipts_kind_check ${kinds}`,
];

/** SQLite changes no CHECK of a table that is there; its rows move to one that has the new one. */
const tableAnew = [
  `create table gateway_receipts_anew (
    gateway text not null,
    gateway_trade_no text not null,
    trade_no text not null,
    amount_in_fen integer not null check (amount_in_fen between 1 and 9007199254740991),
    kind text not null ${kinds},
    created_at integer not null,
    primary key (gateway, gateway_trade_no)
  ) strict`,
  `insert into gateway_receipts_anew (gateway, gateway_trade_no, trade_no, amount_in_fen, kind,
     created_at)
   select gateway, gateway_trade_no, trade_no, amount_in_fen, kind, created_at
   from gateway_receipts`,
  'drop table gateway_receipts',
  'alter table gateway_receipts_anew rename to gateway_receipts',
  'create index gateway_receipts_trade on gateway_receipts (trade_no)',
  `create unique index gateway_receipts_one_donation on gateway_receipts (trade_no)
     where kind = 'donation'`,
  `create index gateway_receipts_unmatched on gateway_receipts (created_at)
     where kind <> 'donation'`,
];
