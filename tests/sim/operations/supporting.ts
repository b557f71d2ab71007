import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { supportAdd, supportTakeBack } from '#src/shared/donations/support/calls.ts';
import type { Dice } from '../engine/dice.ts';
import type { History } from '../world/history.ts';
import type { Operation } from './operation.ts';
import { rowsOf } from './reading.ts';

/** Somebody gives to the platform itself; who gives up before an answer may have paid all the same. */
async function support(history: History, dice: Dice): Promise<void> {
  const donor = dice.chance(0.8) ? dice.pick(history.base.donors) : undefined;
  const input = {
    amountInFen: 100 + dice.below(20_000),
    payChannel: dice.pick([payChannels.wxH5, payChannels.alipayWap]),
  };
  const sent = { token: donor?.token, key: history.newKey() };
  const answer = await history.ask(dice, { call: supportAdd, input }, sent);
  if (answer === 'lost') await history.ask(dice, { call: supportAdd, input }, sent);
}

const own = `select id, user_id from supports where user_id is not null order by id`;

/** Its giver takes it back, also one that was not paid, twice, or long ago. */
async function takeBack(history: History, dice: Dice): Promise<void> {
  const all = rowsOf(history, own);
  if (all.length === 0) return;
  const { id, user_id: userId } = dice.pick(all);
  const donor = history.base.donors.find((one) => one.userId === userId);
  const input = { supportId: String(id) };
  const answer = await history.ask(dice, { call: supportTakeBack, input }, { token: donor?.token });
  if (answer !== 'lost' && answer.status === 200) history.count('support taken back');
}

export const supporting: readonly Operation[] = [
  { name: 'support the platform', weight: 1, run: support },
  { name: 'take a support back', weight: 1, run: takeBack },
];
