import { hasHelped } from '#src/server/cases/gifts/has-helped.ts';
import type { Database, Trx } from '#src/server/db/database.ts';

type Concerned = { caseId: string | null; submittedBy: string | null; ownerUserId: string | null };

/** Did they hand it in, is the case theirs, or did they help its family to fill in? */
export async function isOfTheirs(
  { db }: { db: Database | Trx },
  { caseId, submittedBy, ownerUserId }: Concerned,
  { userId }: { userId: string },
): Promise<boolean> {
  if (submittedBy === userId || ownerUserId === userId) return true;
  return caseId !== null && (await hasHelped(db, { caseId, userId }));
}
