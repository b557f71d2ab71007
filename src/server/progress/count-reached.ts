import type { Database } from '#src/server/db/database.ts';

/**
 * Counts whom news of a case go to that come now: accounts that gave to it, and
 * accounts that follow it, but for its family's own.
 */
export async function countReached(
  db: Database,
  { infoUuid, ownerUserId }: { infoUuid: string; ownerUserId: string },
  now: number,
): Promise<{ donors: number; followers: number }> {
  const [gave, follow] = await Promise.all([
    db
      .selectFrom('donations')
      .select((eb) => eb.fn.count<number>('user_id').distinct().as('count'))
      .where('case_id', '=', infoUuid)
      .where('paid_at', '<=', now)
      .where('user_id', '<>', ownerUserId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('case_follows')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('case_id', '=', infoUuid)
      .where('created_at', '<=', now)
      .where('user_id', '<>', ownerUserId)
      .executeTakeFirstOrThrow(),
  ]);
  return { donors: Number(gave.count), followers: Number(follow.count) };
}
