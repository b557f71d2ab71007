import { shownFund } from '#src/server/cases/money/shown-fund.ts';
import type { Database } from '#src/server/db/database.ts';
import { findAllAides } from '#src/server/raising/aides/find-all-aides.ts';
import { phaseOf } from '#src/shared/cases/case-actions.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { selectDeskCases } from './select-desk-cases.ts';

const most = 20;

type Asked = { caseId: string; locale: Locale };

/** Finds everything the desk shows of a case, in whatever state it is; money apart. */
export async function findCaseFile(db: Database, { caseId, locale }: Asked, now: number) {
  const found = await findCase(db, caseId, locale);
  if (!found) return undefined;
  const [tasks, aides, withdrawals, refunds, posts, reports, comments] = await Promise.all([
    findTasksOf(db, caseId),
    findAllAides(db, caseId),
    findWithdrawals(db, caseId),
    findRefunds(db, caseId),
    findPosts(db, caseId),
    findReports(db, caseId),
    findNewestComments(db, caseId),
  ]);
  const phase = phaseOf(found, now);
  const filed = { withdrawals, refunds, posts, reports, comments };
  return { ...found, phase, tasks, aides, ...filed };
}

/** This is one thing of a case: what it is, in which state, and how much. */
type FiledLine = {
  id: string;
  at: number;
  state: string;
  kind?: string;
  amountInFen?: number;
};

function findCase(db: Database, caseId: string, locale: Locale) {
  return selectDeskCases(db, locale)
    .select([
      'cases.owner_user_id as ownerUserId',
      'cases.picked',
      'cases.published_at as publishedAt',
      shownFund.raised,
      shownFund.gifts,
    ])
    .where('cases.id', '=', caseId)
    .executeTakeFirst();
}

function findTasksOf(db: Database, caseId: string) {
  return db
    .selectFrom('review_tasks')
    .leftJoin('users', 'users.id', 'review_tasks.decided_by')
    .select([
      'review_tasks.id as taskId',
      'review_tasks.queue',
      'review_tasks.state',
      'review_tasks.decision',
      'review_tasks.closed_because as closedBecause',
      'review_tasks.opened_at as openedAt',
      'review_tasks.decided_at as decidedAt',
      'users.nickname as decider',
    ])
    .where('review_tasks.case_id', '=', caseId)
    .orderBy('review_tasks.opened_at', 'desc')
    .limit(most)
    .execute();
}

function findWithdrawals(db: Database, caseId: string): Promise<FiledLine[]> {
  return db
    .selectFrom('withdrawals')
    .select(['id', 'created_at as at', 'status as state', 'amount_in_fen as amountInFen'])
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

function findRefunds(db: Database, caseId: string): Promise<FiledLine[]> {
  return db
    .selectFrom('case_refunds')
    .select(['id', 'created_at as at', 'status as state', 'amount_in_fen as amountInFen'])
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

async function findPosts(db: Database, caseId: string): Promise<FiledLine[]> {
  const rows = await db
    .selectFrom('progress_posts')
    .select(['id', 'created_at as at', 'status', 'type as kind'])
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ status, ...row }) => ({ ...row, state: String(status) }));
}

function findReports(db: Database, caseId: string): Promise<FiledLine[]> {
  return db
    .selectFrom('reports')
    .select(['id', 'created_at as at', 'state'])
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

function findNewestComments(db: Database, caseId: string) {
  return db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .select([
      'comments.id as commentId',
      'comments.content',
      'comments.created_at as createdAt',
      'comments.hidden_at as hiddenAt',
      'users.nickname',
    ])
    .where('comments.case_id', '=', caseId)
    .where('comments.removed_at', 'is', null)
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(10)
    .execute();
}
