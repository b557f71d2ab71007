import type { Trx } from '#src/server/db/database.ts';

/**
 * Counts one more share of a case; answers how many there are. How far it spread is kept by itself.
 */
export async function countShare(trx: Trx, caseId: string): Promise<number> {
  const { share_count: shareCount } = await trx
    .updateTable('cases')
    .set((eb) => ({ share_count: eb('share_count', '+', 1) }))
    .where('id', '=', caseId)
    .returning('share_count')
    .executeTakeFirstOrThrow();
  return shareCount;
}
