import { stillTold } from '#src/server/cases/still-told.ts';
import type { Database } from '#src/server/db/database.ts';
import type { CaseChange } from '#src/shared/cases/case-change.ts';

/** It is more than a family should ever need; the page says what came last. */
const mostShown = 50;

/** Finds what was changed of a case since it is public, newest first. */
export async function findChanges(db: Database, caseId: string): Promise<CaseChange[]> {
  const rows = await db
    .selectFrom('case_changes')
    .selectAll()
    .where('case_id', '=', caseId)
    .where(stillTold('case_changes.case_id'))
    .orderBy('changed_at', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    changedAt: row.changed_at,
    before: {
      ...{ title: row.title_before, content: row.content_before },
      targetInFen: row.target_before_in_fen,
    },
    after: {
      ...{ title: row.title_after, content: row.content_after },
      targetInFen: row.target_after_in_fen,
    },
  }));
}

/** Finds when it was changed last; undefined of a case that stands as it was published. */
export async function findChangedAt(db: Database, caseId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('case_changes')
    .select('changed_at')
    .where('case_id', '=', caseId)
    .where(stillTold('case_changes.case_id'))
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.changed_at;
}
