import { countBrought } from '#src/server/activities/bonfire/count-brought.ts';
import { subsidiseShare } from '#src/server/activities/subsidies/subsidise-share.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { tagOfSpread } from './tag-of-spread.ts';

/** Beyond this many one share remembers no more visitors. */
const mostVisitors = 10_000;

export type Visit = {
  caseId: string;
  shareSourceId: string;
  userId: string | undefined;
  address: string;
  userAgent: string;
};

/** Counts a visitor of a share once; sharers do not visit their own. */
export async function countVisit(
  { db, keys, pageTags }: Pick<Services, 'db' | 'keys' | 'pageTags'>,
  visit: Visit,
  now: number,
): Promise<void> {
  const { caseId, shareSourceId, userId } = visit;
  if (shareSourceId === '') return;
  const share = await db
    .selectFrom('shares')
    .select(['id', 'user_id', 'visit_count'])
    .where('id', '=', shareSourceId)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!share || share.visit_count >= mostVisitors) return;
  if (userId !== undefined && share.user_id === userId) return;
  const visitor = keys.blindIndex('share-visitor', userId ?? `${visit.address} ${visit.userAgent}`);
  const counted = await inTransaction(db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('share_visits')
      .values({ share_id: share.id, visitor, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return [];
    const pages = [tagOfSpread(caseId)];
    if (userId !== undefined && share.user_id !== null) {
      const brought = { caseId, sharerUserId: share.user_id, visitorUserId: userId };
      await countBrought(trx, brought, now);
      pages.push(...(await subsidiseShare(trx, brought, now)));
    }
    await trx
      .updateTable('shares')
      .set((eb) => ({ visit_count: eb('visit_count', '+', 1) }))
      .where('id', '=', share.id)
      .execute();
    return pages;
  });
  pageTags.purge(counted);
}
