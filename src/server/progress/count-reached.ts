import type { Database } from '#src/server/db/database.ts';

/** Counts whom news of a case go to: accounts that gave to it, and accounts that follow it. */
export async function countReached(
  db: Database,
  caseId: string,
): Promise<{ donors: number; followers: number }> {
  const [gave, follow] = await Promise.all([
    db
      .selectFrom('donations')
      .select((eb) => eb.fn.count<number>('user_id').distinct().as('count'))
      .where('case_id', '=', caseId)
      .where('paid_at', 'is not', null)
      .where('user_id', 'is not', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('case_follows')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow(),
  ]);
  return { donors: Number(gave.count), followers: Number(follow.count) };
}
