import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string; strict: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const statements = [
    prints(words),
    'create index story_prints_case on story_prints (case_id)',
    checks(words),
    hits(words),
    'create index clone_hits_case on clone_hits (case_id, state)',
    'create index clone_hits_other on clone_hits (other_case_id, state)',
    'create index cases_illness_city on cases (illness_key, status, city, published_at desc)',
    'create index cases_illness_province on cases (illness_key, status, province, published_at desc)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Byte order for text on both engines, so that sorting never depends on a machine's locale. */
function wordsFor(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { text: 'text collate "C"', int: 'bigint', strict: '' }
    : { text: 'text', int: 'integer', strict: 'strict' };
}

/** The key begins with what is looked for: which cases have this bucket? */
const prints = ({ text, int, strict }: Words) => `
  create table story_prints (
    kind ${text} not null check (kind in ('text', 'picture', 'paper', 'person', 'account')),
    band ${int} not null check (band between 0 and 63),
    bucket ${text} not null,
    case_id ${text} not null references cases (id),
    print ${text} not null,
    primary key (kind, band, bucket, case_id, print)
  ) ${strict}`;

const checks = ({ text, int, strict }: Words) => `
  create table clone_checks (
    case_id ${text} not null primary key references cases (id),
    round ${int} not null check (round >= 1),
    asked_at ${int} not null,
    done_at ${int}
  ) ${strict}`;

const hits = ({ text, int, strict }: Words) => `
  create table clone_hits (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    other_case_id ${text} not null references cases (id),
    pair ${text} not null unique,
    likenesses ${text} not null,
    judged ${text} not null,
    state ${text} not null check (state in ('open', 'falseAlarm', 'real', 'gone')),
    found_at ${int} not null,
    decided_by ${text} references users (id),
    decided_at ${int},
    constraint clone_hits_two check (case_id <> other_case_id),
    constraint clone_hits_decided check (state not in ('falseAlarm', 'real') or decided_by is not null)
  ) ${strict}`;
