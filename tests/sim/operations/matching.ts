import { fundActivity } from '#src/server/activities/move-pool.ts';
import { turnActivity } from '#src/server/desk/activities/turn-activity.ts';
import { staffSteps } from '#src/shared/activities/activity-statuses.ts';
import type { Dice } from '../engine/dice.ts';
import type { History } from '../world/history.ts';
import { arrive } from './arriving.ts';
import { attempt, type Operation } from './operation.ts';

const giftsOfSponsorsInFen = [300, 2000, 10_000];

/** A sponsor pays into the pool that matches gifts; the bank tells of it by paper. */
async function fill(history: History, dice: Dice): Promise<void> {
  const { activityId } = history.base;
  const amountInFen = dice.pick(giftsOfSponsorsInFen);
  const arrival = { statementNo: history.newKey(), amountInFen, activityId };
  await arrive(history, dice, { arrival, book: (trx, now) => fundActivity(trx, arrival, now) });
}

/** Mostly it goes on again, since nothing is matched while it rests. */
async function turn(history: History, dice: Dice): Promise<void> {
  const { activityId, staff } = history.base;
  const step = dice.pick(staffSteps.filter((one) => one !== 'end' || dice.chance(0.1)));
  const { userId: staffUserId } = dice.pick(staff);
  const asked = { activityId, step, reason: '按协议处理', staffUserId };
  await attempt(history, dice, {
    name: `${step} an activity`,
    work: (services, now) => turnActivity(services, asked, now),
  });
}

export const matching: readonly Operation[] = [
  { name: 'fill a matching pool', weight: 1, run: fill },
  { name: 'turn an activity', weight: 1, run: turn },
];
