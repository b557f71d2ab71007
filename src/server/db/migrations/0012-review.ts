import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string; strict: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const statements = [
    tasks(words),
    ...taskIndexes,
    trail(words),
    ...trailIndexes,
    head(words),
    `insert into audit_head (id, position, hash) values (1, 0, '')`,
    settings(words),
    proposals(words),
    `create unique index staff_proposals_open on staff_proposals (kind, subject) where state = 'open'`,
    'create index staff_proposals_newest on staff_proposals (proposed_at)',
    secondFactors(words),
    `alter table verifications add column withdrawn_at ${words.int}`,
    `alter table sessions add column second_factor_at ${words.int}`,
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

const tasks = ({ text, int, strict }: Words) => `
  create table review_tasks (
    id ${text} not null primary key,
    queue ${text} not null,
    subject_id ${text} not null,
    case_id ${text} references cases (id),
    submitted_by ${text} references users (id),
    urgent ${int} not null check (urgent in (0, 1)),
    revision ${int} not null check (revision >= 1),
    state ${text} not null check (state in ('open', 'decided', 'closed')),
    opened_at ${int} not null,
    claimed_by ${text} references users (id),
    claimed_until ${int},
    decided_by ${text} references users (id),
    decided_at ${int},
    decision ${text} check (decision in ('pass', 'refuse')),
    decision_hash ${text},
    constraint review_tasks_claim_whole check ((claimed_by is null) = (claimed_until is null)),
    constraint review_tasks_decided_whole check (
      (state = 'decided') = (decision is not null)
      and (decision is null) = (decided_by is null)
      and (decision is null) = (decision_hash is null)
      and (state = 'open') = (decided_at is null)
    ),
    constraint review_tasks_not_own check (decided_by <> submitted_by)
  ) ${strict}`;

const taskIndexes = [
  `create unique index review_tasks_open on review_tasks (queue, subject_id) where state = 'open'`,
  `create index review_tasks_waiting on review_tasks (queue, urgent desc, opened_at, id)
     where state = 'open'`,
  'create index review_tasks_case on review_tasks (case_id, opened_at) where case_id is not null',
  `create index review_tasks_decided on review_tasks (decided_at) where state = 'decided'`,
];

const trail = ({ text, int, strict }: Words) => `
  create table audit_trail (
    position ${int} not null primary key,
    at ${int} not null,
    staff_user_id ${text} not null references users (id),
    act ${text} not null,
    queue ${text},
    subject_id ${text},
    case_id ${text} references cases (id),
    reason ${text} not null,
    detail ${text} not null,
    hash ${text} not null
  ) ${strict}`;

const trailIndexes = [
  'create index audit_trail_staff on audit_trail (staff_user_id, position)',
  'create index audit_trail_case on audit_trail (case_id, position) where case_id is not null',
  'create index audit_trail_at on audit_trail (at)',
];

const head = ({ text, int, strict }: Words) => `
  create table audit_head (
    id ${int} not null primary key check (id = 1),
    position ${int} not null,
    hash ${text} not null
  ) ${strict}`;

const settings = ({ text, int, strict }: Words) => `
  create table settings (
    key ${text} not null primary key,
    value ${text} not null,
    reason ${text} not null,
    set_by ${text} not null references users (id),
    confirmed_by ${text} references users (id),
    set_at ${int} not null,
    constraint settings_four_eyes check (confirmed_by <> set_by)
  ) ${strict}`;

const proposals = ({ text, int, strict }: Words) => `
  create table staff_proposals (
    id ${text} not null primary key,
    kind ${text} not null check (kind in ('setting', 'liftFreeze')),
    subject ${text} not null,
    value ${text} not null,
    reason ${text} not null,
    proposed_by ${text} not null references users (id),
    proposed_at ${int} not null,
    state ${text} not null check (state in ('open', 'confirmed', 'withdrawn')),
    decided_by ${text} references users (id),
    decided_at ${int},
    constraint staff_proposals_decided_whole check (
      (state = 'open') = (decided_by is null) and (state = 'open') = (decided_at is null)
    ),
    constraint staff_proposals_four_eyes check (state <> 'confirmed' or decided_by <> proposed_by)
  ) ${strict}`;

const secondFactors = ({ text, int, strict }: Words) => `
  create table staff_second_factors (
    user_id ${text} not null primary key references users (id),
    secret_sealed ${text} not null,
    pending_sealed ${text},
    enrolled_at ${int},
    last_step ${int} not null,
    tries ${int} not null check (tries >= 0),
    locked_until ${int}
  ) ${strict}`;

const sqliteGuards = ['update', 'delete'].map(
  (change) => `
    create trigger audit_trail_no_${change} before ${change} on audit_trail begin
      select raise(abort, 'the audit trail only grows');
    end`,
);

const postgresGuards = [
  `create function refuse_audit_change() returns trigger language plpgsql as $$
     begin
       raise exception 'the audit trail only grows'
         using errcode = 'integrity_constraint_violation';
     end $$`,
  `create trigger audit_trail_no_change before update or delete or truncate on audit_trail
     for each statement execute function refuse_audit_change()`,
];
