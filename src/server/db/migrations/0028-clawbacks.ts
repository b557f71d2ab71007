import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * A kind more: what a payee paid back. A number on the bank's statement counts once for all kinds,
 * and what came back goes to the gateway.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const words = isPostgres
    ? { text: 'text collate "C"', int: 'bigint', strict: '' }
    : { text: 'text', int: 'integer', strict: 'strict' };
  const statements = [
    ...(isPostgres ? otherCheck : tableAnew),
    oneArrival,
    topUps(words),
    topUpsWaiting,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const kinds = `check (kind in
  ('setting', 'liftFreeze', 'poolFunding', 'feeOption', 'refundAccount', 'clawback'))`;

const otherCheck = [
  'alter table staff_proposals drop constraint staff_proposals_kind_check',
  `alter table staff_proposals add constraint staff_proposals_kind_check ${kinds}`,
];

/** SQLite changes no CHECK of a table that is there; its rows move to one that has the new one. */
const tableAnew = [
  `create table staff_proposals_anew (
    id text not null primary key,
    kind text not null ${kinds},
    subject text not null,
    value text not null,
    reason text not null,
    proposed_by text not null references users (id),
    proposed_at integer not null,
    state text not null check (state in ('open', 'confirmed', 'withdrawn')),
    decided_by text references users (id),
    decided_at integer,
    constraint staff_proposals_decided_whole check (
      (state = 'open') = (decided_by is null) and (state = 'open') = (decided_at is null)
    ),
    constraint staff_proposals_four_eyes check (state <> 'confirmed' or decided_by <> proposed_by)
  ) strict`,
  `insert into staff_proposals_anew (id, kind, subject, value, reason, proposed_by, proposed_at,
     state, decided_by, decided_at)
   select id, kind, subject, value, reason, proposed_by, proposed_at,
     state, decided_by, decided_at from staff_proposals`,
  'drop table staff_proposals',
  'alter table staff_proposals_anew rename to staff_proposals',
  `create unique index staff_proposals_open on staff_proposals (kind, subject) where state = 'open'`,
  'create index staff_proposals_newest on staff_proposals (proposed_at)',
  `create unique index staff_proposals_funded on staff_proposals (subject)
   where kind = 'poolFunding' and state = 'confirmed'`,
];

const oneArrival = `
  create unique index staff_proposals_arrived on staff_proposals (subject)
  where kind in ('poolFunding', 'clawback') and state = 'confirmed'`;

const topUps = ({ text, int, strict }: Record<'text' | 'int' | 'strict', string>) => `
  create table top_ups (
    top_up_no ${text} not null primary key,
    gateway ${text} not null,
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    gateway_top_up_no ${text},
    created_at ${int} not null,
    done_at ${int},
    constraint top_ups_done_whole check ((done_at is null) = (gateway_top_up_no is null))
  ) ${strict}`;

const topUpsWaiting =
  'create index top_ups_waiting on top_ups (created_at, top_up_no) where done_at is null';
