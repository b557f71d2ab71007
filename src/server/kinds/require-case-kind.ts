import type { Database } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/** The calls of dreams are for dreams. */
export async function requireCaseKind(
  db: Database,
  { caseId, caseType }: { caseId: string; caseType: number },
): Promise<void> {
  const row = await db
    .selectFrom('cases')
    .select('case_type')
    .where('id', '=', caseId)
    .executeTakeFirst();
  if (row?.case_type !== caseType) throw new Problem('otherKind');
}
