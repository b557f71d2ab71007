import type { Database } from '#src/server/db/database.ts';

/** The user id of a case's fundraiser. */
export async function findCaseOwner(db: Database, caseId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('cases')
    .select('owner_user_id')
    .where('id', '=', caseId)
    .executeTakeFirst();
  return row?.owner_user_id;
}

const things = {
  progressId: 'progress_posts',
  drawId: 'withdrawals',
  refundId: 'case_refunds',
} as const;

/** The fields by which a call names a case: by its own id, or by that of something it has. */
export const caseNamings = ['infoUuid', 'progressId', 'drawId', 'refundId'] as const;
export type CaseNaming = (typeof caseNamings)[number];

/** The fundraiser of the case that a field of a call names. */
export async function findNamedOwner(
  db: Database,
  naming: CaseNaming,
  id: string,
): Promise<string | undefined> {
  if (naming === 'infoUuid') return findCaseOwner(db, id);
  const row = await db
    .selectFrom(things[naming])
    .select('case_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && findCaseOwner(db, row.case_id);
}
