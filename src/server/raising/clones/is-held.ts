import type { Database, Trx } from '#src/server/db/database.ts';

/** May a case not be published, because it was not compared yet or is too much like another? */
export async function isHeld(db: Database | Trx, caseId: string): Promise<boolean> {
  const undone = await db
    .selectFrom('clone_checks')
    .select('case_id')
    .where('case_id', '=', caseId)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return undone !== undefined || (await hasHit(db, caseId));
}

/** Waits a likeness for staff, or did they find it real? */
export async function hasHit(db: Database | Trx, caseId: string): Promise<boolean> {
  const hit = await db
    .selectFrom('clone_hits')
    .select('id')
    .where('case_id', '=', caseId)
    .where('state', 'in', ['open', 'real'])
    .limit(1)
    .executeTakeFirst();
  return hit !== undefined;
}
