import { lockActivity } from '#src/server/activities/lock-activity.ts';
import type { Trx } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { type Idempotency, once } from '#src/server/platform/once.ts';
import { spendPoints } from '#src/server/points/spend-points.ts';
import type { Services } from '#src/server/services.ts';
import type { LotteryView } from '#src/shared/chance/lottery-view.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { declareAdult, isAdult } from './declare-adult.ts';
import { findDrawnToday, isRunning } from './find-chances.ts';
import { mayDraw } from './may-draw.ts';
import { seedPlace } from './open-lottery.ts';
import { writeDraw } from './write-draw.ts';

type Asked = {
  lottery: LotteryView;
  userId: string;
  /** May love value be spent once the free chance of the day is gone? */
  spend: boolean;
  /** Does this person say now that they are of age? */
  adult: boolean;
};
type Drawn = { activityId: string; sequence: number };

/** Draws once for a key; the same key is the same draw. */
export function drawOnce(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { idempotency, ...asked }: Asked & { idempotency: Idempotency },
  now: number,
): Promise<Drawn> {
  return once(db, { keys, idempotency, now }, (trx) => draw(trx, { ...asked, keys }, now));
}

async function draw(
  trx: Trx,
  { keys, ...asked }: Asked & Pick<Services, 'keys'>,
  now: number,
): Promise<Drawn> {
  const { lottery, userId } = asked;
  const { activityId } = lottery;
  if (!isRunning(lottery, now)) throw new Problem('lotteryClosed');
  if (!(await mayDraw(trx, { ...lottery, userId }, now))) throw new Problem('notForThisAccount');
  if (asked.adult) await declareAdult(trx, userId, now);
  else if (!(await isAdult(trx, userId))) throw new Problem('adultsOnly');
  const seed = await openSeed(trx, { activityId, keys });
  // From here on draws of one lottery wait for each other, and its end waits for them.
  const { status } = await lockActivity(trx, activityId);
  if (!isRunning({ ...lottery, status }, now)) throw new Problem('lotteryClosed');
  const spent = await findPrice(trx, asked, now);
  const sequence = await writeDraw(trx, { lottery, userId, spent, seed }, now);
  if (spent > 0) {
    const cause = { subject: `${activityId}:${sequence}`, amount: spent, day: dayOf(now) };
    await spendPoints(trx, { userId, ...cause }, now);
  }
  return { activityId, sequence };
}

/** It is nothing while the free chance of the day is there, whatever somebody is ready to spend. */
async function findPrice(trx: Trx, { lottery, userId, spend }: Asked, now: number) {
  const { activityId, costInPoints, paidPerDay } = lottery;
  const { free, paid } = await findDrawnToday(trx, { activityId, userId }, now);
  if (free === 0) return 0;
  if (!spend || paid >= paidPerDay) throw new Problem('noChanceLeft');
  return costInPoints;
}

async function openSeed(trx: Trx, { activityId, keys }: { activityId: string; keys: Keys }) {
  const { seed_sealed } = await trx
    .selectFrom('lotteries')
    .select('seed_sealed')
    .where('activity_id', '=', activityId)
    .executeTakeFirstOrThrow();
  return keys.open(seedPlace, activityId, seed_sealed);
}
