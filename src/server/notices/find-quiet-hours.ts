import type { Database } from '#src/server/db/database.ts';
import { type QuietHours, usualQuietHours } from '#src/shared/notices/quiet-hours.ts';

/** Finds in which hours news wait for this person. */
export async function findQuietHours(db: Database, userId: string): Promise<QuietHours> {
  const chosen = await db
    .selectFrom('users')
    .select(['quiet_from as quietFrom', 'quiet_until as quietUntil'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return chosen ?? usualQuietHours;
}
