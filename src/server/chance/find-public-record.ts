import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import { mayTake } from '#src/shared/activities/activity-statuses.ts';
import type { LotteryRule } from '#src/shared/chance/lottery-fields.ts';
import type { PublicDraw, PublicRecord } from '#src/shared/chance/public-record.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { selectLotteries } from './find-lottery.ts';
import { seedPlace } from './open-lottery.ts';

type Read = { db: Database; keys: Keys };

function selectDraws(db: Database, activityId: string) {
  return db
    .selectFrom('lottery_draws')
    .select(['sequence', 'person', 'n', 'drawn_id as drawnId', 'award_id as awardId'])
    .where('activity_id', '=', activityId)
    .orderBy('sequence');
}

/** Finds all of a lottery by which anyone checks it, without a name in it. */
export async function getPublicRecord(
  { db, keys }: Read,
  { activityId }: { activityId: string },
): Promise<PublicRecord> {
  const row = await selectLotteries(db).where('activities.id', '=', activityId).executeTakeFirst();
  if (!row) throw new Problem('notFound');
  const { awards, seedHash, tableHash } = fromJson<LotteryRule>(row.rule);
  // It is asked first: what is drawn meanwhile is not in a record whose seed is public.
  const seed = mayTake('end', row.status) ? null : keys.open(seedPlace, activityId, row.seedSealed);
  return {
    ...{ lottery: activityId, startsAt: row.startsAt, endsAt: row.endsAt },
    ...{ seedHash, tableHash, seed, awards: [...awards] },
    draws: await selectDraws(db, activityId).execute(),
  };
}

/** Reads the same draws a page at a time, in their order. */
export async function findPublicDraws(
  db: Database,
  { activityId, anchorId, size }: { activityId: string; anchorId: string; size: number },
): Promise<{ list: PublicDraw[]; hasNext: boolean; anchorId: string }> {
  const [after] = readAnchor(anchorId, 'n') ?? [0];
  const rows = await selectDraws(db, activityId)
    .where('sequence', '>', Number(after))
    .limit(size + 1)
    .execute();
  return pageFrom(rows, size, ({ sequence }) => [sequence]);
}
