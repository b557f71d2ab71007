import { joinBonfire } from '#src/server/activities/bonfire/join-bonfire.ts';
import { startBonfire } from '#src/server/activities/bonfire/start-bonfire.ts';
import { fundActivity } from '#src/server/activities/move-pool.ts';
import { turnActivity } from '#src/server/desk/activities/turn-activity.ts';
import { staffSteps } from '#src/shared/activities/activity-statuses.ts';
import type { Dice } from '../engine/dice.ts';
import type { SimCase } from '../world/base.ts';
import type { History } from '../world/history.ts';
import { arrive } from './arriving.ts';
import { attempt, type Operation } from './operation.ts';
import { rowsOf } from './reading.ts';

const giftsOfSponsorsInFen = [300, 2000, 10_000];

/** A sponsor pays into a pool that gifts are added to from; the bank tells of it by paper. */
async function fill(history: History, dice: Dice): Promise<void> {
  const activityId = anyActivity(history, dice);
  const amountInFen = dice.pick(giftsOfSponsorsInFen);
  const arrival = { statementNo: history.newKey(), amountInFen, activityId };
  await arrive(history, dice, { arrival, book: (trx, now) => fundActivity(trx, arrival, now) });
}

/** Mostly it goes on again, since nothing is matched while it rests. */
async function turn(history: History, dice: Dice): Promise<void> {
  const { staff } = history.base;
  const activityId = anyActivity(history, dice);
  const step = dice.pick(staffSteps.filter((one) => one !== 'end' || dice.chance(0.1)));
  const { userId: staffUserId } = dice.pick(staff);
  const asked = { activityId, step, reason: '按协议处理', staffUserId };
  await attempt(history, dice, {
    name: `${step} an activity`,
    work: (services, now) => turnActivity(services, asked, now),
  });
}

/** Whoever comes by stops what goes on, or lets go on what was stopped, by whomever. */
async function freezeOrThaw(history: History, dice: Dice): Promise<void> {
  const { activityId, pocketsId, staff } = history.base;
  const id = dice.pick([activityId, activityId, pocketsId]);
  const [row] = rowsOf(history, `select status from activities where id = '${id}'`);
  const step = row?.status === 'FREEZE' ? 'resume' : 'freeze';
  const { userId: staffUserId } = dice.pick(staff);
  await attempt(history, dice, {
    name: `${step} an activity`,
    work: (services, now) =>
      turnActivity(services, { activityId: id, step, reason: '核对', staffUserId }, now),
  });
}

const anyActivity = ({ base }: History, dice: Dice) =>
  dice.pick([
    ...[base.activityId, base.bonfiresId, base.pocketsId, base.allowancesId],
    ...[base.dropsId, base.walletId],
  ]);

/** Somebody lights a bonfire, or is told that there is one or can be none. */
async function start(history: History, dice: Dice): Promise<void> {
  const { cases, donors } = history.base;
  const { id: caseId } = cases[1] as SimCase;
  const { userId } = dice.pick(donors);
  await attempt(history, dice, {
    name: 'start a bonfire',
    work: (services, now) => startBonfire(services, { caseId, userId }, now),
  });
}

/** Somebody joins one that was lit, whatever became of it since. */
async function join(history: History, dice: Dice): Promise<void> {
  const rows = rowsOf(history, 'select id from bonfires order by started_at desc, id limit 3');
  if (rows.length === 0) return;
  const bonfireId = String(dice.pick(rows).id);
  const { userId } = dice.pick(history.base.donors);
  await attempt(history, dice, {
    name: 'join a bonfire',
    work: (services, now) => joinBonfire(services, { bonfireId, userId }, now),
  });
}

export const matching: readonly Operation[] = [
  { name: 'fill a matching pool', weight: 1, run: fill },
  { name: 'turn an activity', weight: 1, run: turn },
  { name: 'freeze or thaw an activity', weight: 1, run: freezeOrThaw },
  { name: 'start a bonfire', weight: 2, run: start },
  { name: 'join a bonfire', weight: 3, run: join },
];
