import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string; strict: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const statements = [
    shares(words),
    ...shareIndexes,
    shareVisits(words),
    shareWords(words),
    shortLinks(words),
    `create index donations_share_source on donations (share_source_id)
       where share_source_id is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Byte order for text on both engines, so that sorting never depends on a machine's locale. */
function wordsFor(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { text: 'text collate "C"', int: 'bigint', strict: '' }
    : { text: 'text', int: 'integer', strict: 'strict' };
}

const shares = ({ text, int, strict }: Words) => `
  create table shares (
    id ${text} not null primary key,
    uuid ${text} not null unique,
    case_id ${text} not null references cases (id),
    user_id ${text} references users (id),
    parent_share_id ${text} references shares (id),
    degree ${int} not null check (degree between 1 and 99),
    channel ${int} not null,
    visit_count ${int} not null check (visit_count >= 0),
    created_at ${int} not null
  ) ${strict}`;

const shareIndexes = [
  'create index shares_sharer on shares (case_id, user_id) where user_id is not null',
  'create index shares_parent on shares (parent_share_id) where parent_share_id is not null',
];

const shareVisits = ({ text, int, strict }: Words) => `
  create table share_visits (
    share_id ${text} not null references shares (id),
    visitor ${text} not null,
    created_at ${int} not null,
    primary key (share_id, visitor)
  ) ${strict}`;

const shareWords = ({ text, int, strict }: Words) => `
  create table share_words (
    case_id ${text} not null references cases (id),
    channel ${int} not null,
    title ${text} not null,
    description ${text} not null,
    updated_at ${int} not null,
    primary key (case_id, channel)
  ) ${strict}`;

const shortLinks = ({ text, int, strict }: Words) => `
  create table short_links (
    token ${text} not null primary key,
    target ${text} not null unique,
    visit_count ${int} not null check (visit_count >= 0),
    created_at ${int} not null
  ) ${strict}`;
