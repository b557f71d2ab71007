import { holdGrant } from '#src/server/activities/holds/hold-grant.ts';
import { settleHold } from '#src/server/activities/holds/settle-hold.ts';
import { holdDecisions } from '#src/shared/activities/holds/grant-holds.ts';
import type { Dice } from '../engine/dice.ts';
import type { History } from '../world/history.ts';
import { attempt, type Operation } from './operation.ts';
import { rowsOf } from './reading.ts';

/** One of the staff holds what a sponsor gave just now, whatever became of it since. */
async function hold(history: History, dice: Dice): Promise<void> {
  const rows = rowsOf(
    history,
    'select cause from activity_grants order by created_at desc, cause limit 4',
  );
  if (rows.length === 0) return;
  const grantNo = String(dice.pick(rows).cause);
  const { userId: staffUserId } = dice.pick(history.base.staff);
  const asked = { grantNo, reason: '同一台手机', staffUserId };
  await attempt(history, dice, {
    name: 'hold a grant',
    work: ({ db }, now) => holdGrant(db, asked, now),
  });
}

/** One of them decides, who may be the one who held it, on what may be decided by now. */
async function settle(history: History, dice: Dice): Promise<void> {
  const rows = rowsOf(history, 'select id from grant_holds order by held_at desc, id limit 3');
  if (rows.length === 0) return;
  const holdId = String(dice.pick(rows).id);
  const decision = dice.pick(holdDecisions);
  const { userId: staffUserId } = dice.pick(history.base.staff);
  const asked = { holdId, decision, reason: '两人核对', staffUserId };
  await attempt(history, dice, {
    name: `${decision} a grant`,
    work: (services, now) => settleHold(services, asked, now),
  });
}

export const holding: readonly Operation[] = [
  { name: 'hold a grant', weight: 2, run: hold },
  { name: 'settle a hold', weight: 2, run: settle },
];
