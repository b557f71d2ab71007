import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string; strict: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const statements = [
    idempotencyKeys(words),
    'create index idempotency_keys_age on idempotency_keys (created_at)',
    jobs(words),
    'create index jobs_waiting on jobs (run_at, id) where done_at is null and failed_at is null',
    `create unique index jobs_waiting_once on jobs (dedupe_key)
       where done_at is null and failed_at is null`,
    switches(words),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Byte order for text on both engines, so that sorting never depends on a machine's locale. */
function wordsFor(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { text: 'text collate "C"', int: 'bigint', strict: '' }
    : { text: 'text', int: 'integer', strict: 'strict' };
}

const idempotencyKeys = ({ text, int, strict }: Words) => `
  create table idempotency_keys (
    key ${text} not null,
    call ${text} not null,
    owner ${text} not null,
    body_hash ${text} not null check (body_hash <> ''),
    answer ${text} not null,
    created_at ${int} not null,
    primary key (key, call)
  ) ${strict}`;

const jobs = ({ text, int, strict }: Words) => `
  create table jobs (
    id ${text} not null primary key,
    name ${text} not null,
    payload ${text} not null,
    dedupe_key ${text},
    run_at ${int} not null,
    attempts ${int} not null check (attempts >= 0),
    leased_by ${text},
    leased_until ${int},
    done_at ${int},
    failed_at ${int},
    last_error ${text},
    constraint jobs_lease_whole check ((leased_by is null) = (leased_until is null)),
    constraint jobs_one_end check (done_at is null or failed_at is null)
  ) ${strict}`;

const switches = ({ text, int, strict }: Words) => `
  create table switches (
    name ${text} not null primary key,
    value ${text} not null,
    reason ${text} not null,
    set_at ${int} not null
  ) ${strict}`;
