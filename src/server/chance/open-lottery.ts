import { randomBytes } from 'node:crypto';
import { addActivity } from '#src/server/activities/add-activity.ts';
import { requireEndToCome } from '#src/server/activities/open-activity.ts';
import { addRule } from '#src/server/activities/rules/add-rule.ts';
import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { LotteryRule, PromisedLottery } from '#src/shared/chance/lottery-fields.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { hashOfSeed, hashOfTable } from './compute-draw.ts';

export const seedPlace = 'lotteries.seed_sealed';
const seedBytes = 32;

type Opened = {
  activityId: string;
  promised: PromisedLottery;
  proposedBy: string;
  approvedBy: string;
  keys: Keys;
};

/** Two persons said what can be won: the seed is made, and its hash is public from here on. */
export async function openLottery(trx: Trx, opened: Opened, now: number): Promise<void> {
  const { activityId, promised, proposedBy, approvedBy, keys } = opened;
  await requirePlace(trx, promised, now);
  const { name, words, sponsor, startsAt, endsAt, placeId, ...rule } = promised;
  const told = { type: 'lottery', name, names: words, sponsor, startsAt, endsAt } as const;
  await addActivity(trx, { activityId, ...told, proposedBy, approvedBy }, now);
  const seed = randomBytes(seedBytes).toString('hex');
  const hashes = { seedHash: hashOfSeed(seed), tableHash: hashOfTable(rule.awards) };
  const frozen: LotteryRule = { ...rule, ...hashes };
  await addRule(trx, { activityId, version: 1, fromAt: startsAt, rule: frozen });
  const sealed = keys.seal(seedPlace, activityId, seed);
  await trx
    .insertInto('lotteries')
    .values({
      ...{ activity_id: activityId, place_id: placeId },
      ...{ words: toJson(words), seed_sealed: sealed },
    })
    .execute();
  await trx
    .insertInto('lottery_awards')
    .values(
      rule.awards.map(({ stock }, at) => ({
        ...{ activity_id: activityId, award_id: at + 1, stock, taken: 0 },
      })),
    )
    .execute();
  await trx
    .insertInto('lottery_tallies')
    .values({ activity_id: activityId, draws: 0, people: 0 })
    .execute();
}

type Placed = Pick<PromisedLottery, 'placeId' | 'startsAt' | 'endsAt'>;

/** The end is to come, the place is a venue or a page in one, and has one lottery at a time. */
export async function requirePlace(
  trx: Trx,
  { placeId, startsAt, endsAt }: Placed,
  now: number,
): Promise<void> {
  requireEndToCome({ startsAt, endsAt }, now);
  if (placeId === null) return;
  // Who opens another one there waits for this row.
  const known = await trx
    .updateTable('venue_sums')
    .set((eb) => ({ people: eb.ref('people') }))
    .where('venue_id', '=', placeId)
    .returning('venue_id')
    .executeTakeFirst();
  if (!known) throw new Problem('inputInvalid', { fields: { place: 'unknown' } });
  const other = await trx
    .selectFrom('lotteries')
    .innerJoin('activities', 'activities.id', 'lotteries.activity_id')
    .select('activities.id')
    .where('place_id', '=', placeId)
    .where('ended_at', 'is', null)
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .executeTakeFirst();
  if (other) throw new Problem('lotteryThere');
}
