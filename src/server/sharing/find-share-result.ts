import type { Database } from '#src/server/db/database.ts';
import { isKept } from '#src/server/db/kept-gifts.ts';

type ShareResult = { visitCount: number; shareCount: number; giftCount: number };
type Asked = { caseId: string; shareId: string; userId: string | undefined };

/** A tree larger than this is counted as far as this. */
const mostCounted = 5000;

/**
 * Finds how far a share went: who opened it or one that grew out of it, how often it was passed on,
 * and the gifts that came. A signed-in sharer's is shown to nobody else.
 */
export async function findShareResult(
  db: Database,
  { caseId, shareId, userId }: Asked,
): Promise<ShareResult | undefined> {
  const share = await db
    .selectFrom('shares')
    .select('user_id')
    .where('id', '=', shareId)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!share || (share.user_id !== null && share.user_id !== userId)) return undefined;
  const below = await findBelow(db, shareId);
  const gifts = await db
    .selectFrom('donations')
    .where(
      'share_source_id',
      'in',
      below.map((row) => row.id),
    )
    .where('case_id', '=', caseId)
    .where('paid_at', 'is not', null)
    .where(isKept)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'))
    .executeTakeFirstOrThrow();
  return {
    visitCount: below.reduce((sum, row) => sum + row.visit_count, 0),
    shareCount: below.length - 1,
    giftCount: gifts.count,
  };
}

/** Finds a share and all that grew out of it. */
function findBelow(db: Database, shareId: string) {
  return db
    .withRecursive('line', (recursive) =>
      recursive
        .selectFrom('shares')
        .select(['id', 'visit_count'])
        .where('id', '=', shareId)
        .unionAll(
          recursive
            .selectFrom('shares')
            .innerJoin('line', 'line.id', 'shares.parent_share_id')
            .select(['shares.id', 'shares.visit_count']),
        ),
    )
    .selectFrom('line')
    .select(['id', 'visit_count'])
    .limit(mostCounted)
    .execute();
}
