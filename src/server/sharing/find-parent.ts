import type { Database } from '#src/server/db/database.ts';

/** Links grow no longer than the degree a gift can carry. */
const deepest = 98;

/**
 * Finds the share one came by; degree 0 and no id for who came by none, or by one of another case.
 */
export async function findParent(
  db: Database,
  { caseId, shareSourceId }: { caseId: string; shareSourceId: string },
): Promise<{ parentShareId: string | null; degree: number }> {
  const row =
    shareSourceId === ''
      ? undefined
      : await db
          .selectFrom('shares')
          .select(['id', 'degree'])
          .where('id', '=', shareSourceId)
          .where('case_id', '=', caseId)
          .executeTakeFirst();
  return row
    ? { parentShareId: row.id, degree: Math.min(row.degree, deepest) }
    : { parentShareId: null, degree: 0 };
}
