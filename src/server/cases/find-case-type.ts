import type { Database } from '#src/server/db/database.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';

/** Finds the kind of a case; what is no case is told in the words of the usual one. */
export async function findCaseType(db: Database, caseId: string): Promise<number> {
  const row = await db
    .selectFrom('cases')
    .select('case_type')
    .where('id', '=', caseId)
    .executeTakeFirst();
  return row?.case_type ?? caseTypes.illness;
}
