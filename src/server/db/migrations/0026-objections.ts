import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string };

/** What each of the staff found of an objection, and a third where two disagree. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const columns = moreOfObjections(words).map(
    (column) => `alter table withdrawal_objections add column ${column}`,
  );
  for (const statement of [...columns, ...verdictsSoFar, ...shownFromNoticeOn]) {
    await sql.raw(statement).execute(db);
  }
}

/** Byte order for text on both engines, so that sorting never depends on a machine's locale. */
function wordsFor(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { text: 'text collate "C"', int: 'bigint' }
    : { text: 'text', int: 'integer' };
}

/** A CHECK stands with the last of the columns it compares, the one way both engines add it. */
const moreOfObjections = ({ text, int }: Words) => [
  `first_upheld ${int} check (first_upheld is null or (first_upheld in (0, 1) and first_by is not null))`,
  `second_upheld ${int}
     check (second_upheld is null or (second_upheld in (0, 1) and second_by is not null))`,
  `third_words ${text}`,
  `third_by ${text} references users (id)
     check (third_by is null
       or (second_by is not null and third_by not in (first_by, second_by, user_id)))`,
  `third_at ${int}
     check ((third_by is null) = (third_words is null) and (third_by is null) = (third_at is null))
     check (state = 'open' or third_by is not null
       or first_upheld is null or second_upheld is null or first_upheld = second_upheld)`,
];

/**
 * Until now an objection was right once one of the staff said so, and wrong once two had. Where the
 * second said so, what the first found stays unsaid, since two who disagree settle nothing now.
 */
const verdictsSoFar = [
  `update withdrawal_objections set second_upheld = 1
   where state = 'upheld' and second_by is not null`,
  `update withdrawal_objections set first_upheld = 1 where state = 'upheld' and second_by is null`,
  `update withdrawal_objections set first_upheld = 0
   where first_by is not null and first_upheld is null and second_upheld is null`,
  `update withdrawal_objections set second_upheld = 0 where state = 'answered'`,
];

/** The public list of all money keeps a withdrawal that was called off in its notice. */
const shownFromNoticeOn = [
  'drop index withdrawals_shown',
  `create index withdrawals_shown on withdrawals (created_at desc, id desc)
     where notice_started_at is not null`,
];
