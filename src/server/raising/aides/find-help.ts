import { caseStateOf } from '#src/server/cases/find-case.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { mayBeHelped } from '#src/shared/raising/aides/help-rules.ts';

type Asked = { caseId: string; userId: string };

/** Finds what stands for a person's help with a case, while it runs. */
export function findHelp(db: Database | Trx, { caseId, userId }: Asked) {
  return db
    .selectFrom('case_aides')
    .select(['id', 'kind'])
    .where('case_id', '=', caseId)
    .where('aide_user_id', '=', userId)
    .where('accepted_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Does this person help with the case, and is there still something to fill in? */
export async function isAide(db: Database, asked: Asked, now: number): Promise<boolean> {
  if (!(await findHelp(db, asked))) return false;
  const row = await db
    .selectFrom('cases')
    .selectAll()
    .where('id', '=', asked.caseId)
    .executeTakeFirst();
  return row !== undefined && mayBeHelped(caseStateOf(row), now);
}
