import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string; strict: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const statements = [
    trailChecks(words),
    `insert into audit_checks (id, position, hash, whole_position, whole_hash)
       values (1, 0, '', 0, '')`,
    `alter table cases add column mourning_ended ${words.int} not null default 0
       check (mourning_ended in (0, 1))`,
    `alter table jobs add column answered_at ${words.int}
       check (answered_at is null or failed_at is not null)`,
    `create index jobs_given_up on jobs (name, failed_at)
       where failed_at is not null and answered_at is null`,
    `create index refunds_failed_of_case on refunds (case_id, refund_no) where status = 'ERROR'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Byte order for text on both engines, so that sorting never depends on a machine's locale. */
function wordsFor(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { text: 'text collate "C"', int: 'bigint', strict: '' }
    : { text: 'text', int: 'integer', strict: 'strict' };
}

const trailChecks = ({ text, int, strict }: Words) => `
  create table audit_checks (
    id ${int} not null primary key check (id = 1),
    position ${int} not null check (position >= 0),
    hash ${text} not null,
    began_at ${int},
    whole_at ${int},
    whole_position ${int} not null,
    whole_hash ${text} not null,
    broken_at ${int},
    broken_position ${int}
  ) ${strict}`;
