import type { Trx } from '#src/server/db/database.ts';
import { newId } from '#src/server/platform/keys.ts';
import { grantRight } from '#src/server/points/rights/grant-right.ts';
import type { LotteryView } from '#src/shared/chance/lottery-view.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { drawAward } from './compute-draw.ts';
import { takeAward } from './take-award.ts';

type Asked = { lottery: LotteryView; userId: string; spent: number; seed: string };

/**
 * Writes what the seed says of this person's next draw; the caller holds the lottery. Answers its
 * number.
 */
export async function writeDraw(
  trx: Trx,
  { lottery, userId, spent, seed }: Asked,
  now: number,
): Promise<number> {
  const { activityId, awards } = lottery;
  const { person, n } = await countPlayer(trx, { activityId, userId });
  const sequence = await count(trx, activityId, 'draws');
  const drawnId = drawAward(seed, { person, n }, awards);
  const awardId = await takeAward(trx, { activityId, drawnId });
  await trx
    .insertInto('lottery_draws')
    .values({
      ...{ activity_id: activityId, sequence, person, n, drawn_id: drawnId, award_id: awardId },
      ...{ spent, day: dayOf(now), created_at: now },
    })
    .execute();
  const won = awards[awardId - 1];
  if (won?.rightId) await grantRight(trx, { userId, rightId: won.rightId }, now);
  if (won?.kind === 'goods') {
    await trx
      .insertInto('lottery_prizes')
      .values({
        ...{ id: newId(), activity_id: activityId, sequence, award_id: awardId, user_id: userId },
        ...{ address_sealed: null, won_at: now, addressed_at: null, sent_at: null },
        staff_words: '',
      })
      .execute();
  }
  return sequence;
}

type Player = { activityId: string; userId: string };

/** Counts by which number a person draws, and the how manieth time. */
async function countPlayer(trx: Trx, { activityId, userId }: Player) {
  const known = await countDraw(trx, { activityId, userId });
  if (known) return known;
  const person = await count(trx, activityId, 'people');
  await trx
    .insertInto('lottery_players')
    .values({ activity_id: activityId, person, user_id: userId, draws: 1 })
    .execute();
  return { person, n: 1 };
}

function countDraw(trx: Trx, { activityId, userId }: Player) {
  return trx
    .updateTable('lottery_players')
    .set((eb) => ({ draws: eb('draws', '+', 1) }))
    .where('activity_id', '=', activityId)
    .where('user_id', '=', userId)
    .returning(['person', 'draws as n'])
    .executeTakeFirst();
}

async function count(trx: Trx, activityId: string, what: 'draws' | 'people'): Promise<number> {
  const row = await trx
    .updateTable('lottery_tallies')
    .set((eb) => ({ [what]: eb(what, '+', 1) }))
    .where('activity_id', '=', activityId)
    .returning(['draws', 'people'])
    .executeTakeFirstOrThrow();
  return row[what];
}
