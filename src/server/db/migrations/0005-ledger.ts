import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string; strict: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const statements = [
    accounts(words),
    'create index ledger_accounts_kind on ledger_accounts (kind)',
    transfers(words),
    'create index ledger_transfers_case on ledger_transfers (case_id, kind) where case_id is not null',
    entries(words),
    'create index ledger_entries_account on ledger_entries (account_id)',
    ...(words.strict === '' ? postgresGuards : sqliteGuards),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Byte order for text on both engines, so that sorting never depends on a machine's locale. */
function wordsFor(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { text: 'text collate "C"', int: 'bigint', strict: '' }
    : { text: 'text', int: 'integer', strict: 'strict' };
}

const accounts = ({ text, int, strict }: Words) => `
  create table ledger_accounts (
    id ${text} not null primary key,
    kind ${text} not null check (kind in
      ('G', 'B', 'E', 'C', 'CH', 'CR', 'X', 'U', 'P', 'F', 'R', 'L')),
    balance_in_fen ${int} not null
      check (balance_in_fen between -9007199254740991 and 9007199254740991),
    constraint ledger_accounts_named_by_kind check
      (id = kind or (substr(id, 1, length(kind) + 1) = kind || ':' and length(id) > length(kind) + 1)),
    constraint ledger_accounts_not_overdrawn check
      (balance_in_fen >= 0 or kind not in ('C', 'CH', 'CR', 'X', 'U', 'P'))
  ) ${strict}`;

const transfers = ({ text, int, strict }: Words) => `
  create table ledger_transfers (
    id ${text} not null primary key,
    kind ${text} not null,
    reference ${text} not null,
    case_id ${text} references cases (id),
    created_at ${int} not null,
    unique (kind, reference)
  ) ${strict}`;

const entries = ({ text, int, strict }: Words) => `
  create table ledger_entries (
    transfer_id ${text} not null references ledger_transfers (id),
    position ${int} not null check (position >= 0),
    account_id ${text} not null references ledger_accounts (id),
    amount_in_fen ${int} not null check (
      amount_in_fen <> 0 and amount_in_fen between -9007199254740991 and 9007199254740991),
    primary key (transfer_id, position)
  ) ${strict}`;

const sqliteGuards = ['ledger_transfers', 'ledger_entries'].flatMap((table) =>
  ['update', 'delete'].map(
    (change) => `
      create trigger ${table}_no_${change} before ${change} on ${table} begin
        select raise(abort, 'the ledger only grows: correct it with a new transfer');
      end`,
  ),
);

const postgresGuards = [
  `create function refuse_ledger_change() returns trigger language plpgsql as $$
     begin
       raise exception 'the ledger only grows: correct it with a new transfer'
         using errcode = 'integrity_constraint_violation';
     end $$`,
  ...['ledger_transfers', 'ledger_entries'].map(
    (table) => `
      create trigger ${table}_no_change before update or delete or truncate on ${table}
        for each statement execute function refuse_ledger_change()`,
  ),
];
