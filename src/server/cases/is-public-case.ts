import type { Database, Trx } from '#src/server/db/database.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';

export async function isPublicCase(db: Database | Trx, caseId: string): Promise<boolean> {
  const found = await db
    .selectFrom('cases')
    .select('id')
    .where('id', '=', caseId)
    .where('status', 'in', publicCaseStatuses)
    .executeTakeFirst();
  return found !== undefined;
}
