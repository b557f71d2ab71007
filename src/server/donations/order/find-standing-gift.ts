import type { Database, Trx } from '#src/server/db/database.ts';
import { isKept } from '#src/server/db/kept-gifts.ts';

/** Finds a gift of this person to the case that was paid and not taken back whole. */
export function findStandingGift(
  db: Database | Trx,
  { caseId, userId }: { caseId: string; userId: string },
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('donations')
    .select('id')
    .where('case_id', '=', caseId)
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .where(isKept)
    .limit(1)
    .executeTakeFirst();
}
