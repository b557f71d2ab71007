import type { Selectable } from 'kysely';
import { type Database, engineOf, type Trx } from '#src/server/db/database.ts';
import type { DiscussionsTable } from '#src/server/db/tables/discussion-tables.ts';
import { Problem } from '#src/shared/contract/problem.ts';

export type DiscussionRow = Selectable<DiscussionsTable>;

/** Finds the newest discussion of a case, running or ended. */
export function findNewest(db: Database | Trx, caseId: string): Promise<DiscussionRow | undefined> {
  return db
    .selectFrom('discussions')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findDiscussionRow(
  db: Database | Trx,
  discussionId: string,
): Promise<DiscussionRow | undefined> {
  return db.selectFrom('discussions').selectAll().where('id', '=', discussionId).executeTakeFirst();
}

/** Who votes shares the row; who moves the discussion has it alone. SQLite has one writer anyway. */
export async function lockDiscussion(
  trx: Trx,
  discussionId: string,
  lock: 'share' | 'alone',
): Promise<DiscussionRow> {
  const query = trx.selectFrom('discussions').selectAll().where('id', '=', discussionId);
  const locking = lock === 'alone' ? query.forUpdate() : query.forShare();
  const row = await (engineOf(trx) === 'postgres' ? locking : query).executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return row;
}
