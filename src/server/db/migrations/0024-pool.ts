import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Three kinds more: a sponsor's money for service fees, a case's fee, an account for a refund. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const statements = [...(isPostgres ? otherCheck : tableAnew), oneFunding];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const kinds = `check (kind in ('setting', 'liftFreeze', 'poolFunding', 'feeOption', 'refundAccount'))`;

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
];

/** Money that arrived counts once, whatever is proposed of it later. */
const oneFunding = `
  create unique index staff_proposals_funded on staff_proposals (subject)
  where kind = 'poolFunding' and state = 'confirmed'`;
