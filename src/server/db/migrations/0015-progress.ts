import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string; strict: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const statements = [
    progressPosts(words),
    ...postIndexes,
    caseBlessings(words),
    blessingCounts(words),
    visitDays(words),
    casePosters(words),
    ...mourning(words),
    'create index shares_newest on shares (case_id, created_at desc, id desc)',
    `create index verifications_of_case on verifications (case_id, created_at desc, id desc)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Byte order for text on both engines, so that sorting never depends on a machine's locale. */
function wordsFor(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { text: 'text collate "C"', int: 'bigint', strict: '' }
    : { text: 'text', int: 'integer', strict: 'strict' };
}

const progressPosts = ({ text, int, strict }: Words) => `
  create table progress_posts (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    author_user_id ${text} not null references users (id),
    type ${text} not null check (type in ('progress', 'fundUse')),
    withdrawal_id ${text} references withdrawals (id),
    content ${text} not null check (content <> ''),
    status ${int} not null check (status in (2, 3, 4)),
    refusals ${text},
    created_at ${int} not null,
    submitted_at ${int} not null,
    passed_at ${int},
    constraint progress_posts_use_of_something
      check ((type = 'fundUse') = (withdrawal_id is not null)),
    constraint progress_posts_passed_at check ((status = 2) = (passed_at is not null)),
    constraint progress_posts_refused_with_words check (status <> 3 or refusals is not null)
  ) ${strict}`;

/** What a withdrawal paid for is told once; a refused telling is mended, not repeated. */
const postIndexes = [
  `create unique index progress_posts_withdrawal on progress_posts (withdrawal_id)
     where withdrawal_id is not null`,
  `create index progress_posts_shown on progress_posts (case_id, passed_at desc, id desc)
     where passed_at is not null`,
  'create index progress_posts_case on progress_posts (case_id, created_at desc, id desc)',
];

const caseBlessings = ({ text, int, strict }: Words) => `
  create table case_blessings (
    case_id ${text} not null references cases (id),
    kind ${text} not null,
    visitor ${text} not null,
    created_at ${int} not null,
    primary key (case_id, kind, visitor)
  ) ${strict}`;

const blessingCounts = ({ text, int, strict }: Words) => `
  create table blessing_counts (
    case_id ${text} not null references cases (id),
    kind ${text} not null,
    count ${int} not null check (count > 0),
    primary key (case_id, kind)
  ) ${strict}`;

const visitDays = ({ text, int, strict }: Words) => `
  create table case_visit_days (
    case_id ${text} not null references cases (id),
    day ${text} not null,
    visit_count ${int} not null check (visit_count > 0),
    primary key (case_id, day)
  ) ${strict}`;

const casePosters = ({ text, int, strict }: Words) => `
  create table case_posters (
    case_id ${text} not null primary key references cases (id),
    picture_id ${text},
    words ${text} not null,
    updated_at ${int} not null
  ) ${strict}`;

/** Since when a family mourns, and since when the page says so. */
const mourning = ({ int }: Words) => [
  `alter table cases add column mourning_at ${int}`,
  `alter table cases add column mourning_shown_at ${int}
     check (mourning_shown_at is null or mourning_at is not null)`,
];
