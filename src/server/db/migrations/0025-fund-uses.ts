import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string; strict: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const statements = [
    usesOfPayouts(words),
    fillUses,
    'drop table fund_uses',
    'alter table uses_of_payouts rename to fund_uses',
    ...useIndexes,
    `alter table progress_posts add column payout_no ${words.text} references payouts (payout_no)`,
    fillPosts,
    'drop index progress_posts_withdrawal',
    `create unique index progress_posts_payout on progress_posts (payout_no)
       where payout_no is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Byte order for text on both engines, so that sorting never depends on a machine's locale. */
function wordsFor(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { text: 'text collate "C"', int: 'bigint', strict: '' }
    : { text: 'text', int: 'integer', strict: 'strict' };
}

/** An account is owed of each payout, no longer of a withdrawal once its last part is paid. */
const usesOfPayouts = ({ text, int, strict }: Words) => `
  create table uses_of_payouts (
    payout_no ${text} not null primary key references payouts (payout_no),
    withdrawal_id ${text} not null references withdrawals (id),
    case_id ${text} not null references cases (id),
    due_at ${int} not null,
    reminded_at ${int},
    overdue_told_at ${int},
    post_id ${text},
    shown_at ${int},
    created_at ${int} not null,
    constraint fund_uses_shown_by_a_post check ((post_id is null) = (shown_at is null))
  ) ${strict}`;

const daysOwed = 30;

/** What was owed or shown of a withdrawal holds for each part paid; others are due by the rule. */
const fillUses = `
  insert into uses_of_payouts (payout_no, withdrawal_id, case_id, due_at, reminded_at,
    overdue_told_at, post_id, shown_at, created_at)
  select payouts.payout_no, payouts.withdrawal_id, payouts.case_id,
    coalesce(owed.due_at, payouts.paid_at + ${daysOwed * 86_400_000}), owed.reminded_at,
    owed.overdue_told_at, owed.post_id, owed.shown_at,
    coalesce(owed.created_at, payouts.updated_at)
  from payouts
  left join fund_uses as owed on owed.withdrawal_id = payouts.withdrawal_id
  where payouts.status = 'SUCCESS'`;

const useIndexes = [
  'create index fund_uses_of_case on fund_uses (case_id, due_at)',
  'create index fund_uses_of_withdrawal on fund_uses (withdrawal_id, due_at)',
  'create index fund_uses_owed on fund_uses (due_at, payout_no) where shown_at is null',
  'create index fund_uses_newest on fund_uses (created_at desc, payout_no desc)',
];

/** A post of before tells of the last part that was paid, which is when it was asked for. */
const fillPosts = `
  update progress_posts set payout_no = (
    select max(fund_uses.payout_no) from fund_uses
    where fund_uses.withdrawal_id = progress_posts.withdrawal_id
  ) where withdrawal_id is not null`;
