import { orderAdd, orderContributeAdd, queryOrderStatus } from '#src/shared/donations/calls.ts';
import { orderClose } from '#src/shared/donations/own/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import type { IfUnused } from '#src/shared/refunds/if-unused.ts';
import type { Dice } from '../engine/dice.ts';
import type { SimCase } from '../world/base.ts';
import type { GivenOrder } from '../world/book.ts';
import type { History } from '../world/history.ts';
import type { Operation } from './operation.ts';

const maxTries = 3;

/** Sends a wish under its key, as the browser does: again and again until an answer comes. */
export async function sendOrder(history: History, order: GivenOrder, dice: Dice): Promise<void> {
  const { gearId, donor, key } = order;
  const sent = { token: donor?.token, key };
  const input = inputOf(order);
  const answer = gearId
    ? await history.ask(dice, { call: orderContributeAdd, input: { ...input, gearId } }, sent)
    : await history.ask(dice, { call: orderAdd, input }, sent);
  if (answer === 'lost' || answer.status !== 200) return;
  const { orderId, tradeNo, receiptCode } = answer.data;
  if (order.answer && order.answer.orderId !== orderId) {
    history.report(
      '12',
      `key ${order.key} was answered with ${order.answer.orderId}, then ${orderId}`,
    );
  }
  order.answer = { orderId, tradeNo, receiptCode };
}

const inputOf = ({ caseId, amountInFen, payChannel }: GivenOrder) => ({
  ...{ infoUuid: caseId, amountInFen, payChannel, content: '早日康复' },
  ifUnused: wishOf(amountInFen),
});

/**
 * Half of all want it back; this is told by the amount, so that histories of before stay as they
 * were.
 */
export const wishOf = (amountInFen: number): IfUnused =>
  (['back', 'sameIllness', 'back', 'leastSeen'] as const)[amountInFen % 4] ?? 'back';

/** Each gateway has one of them. */
const channels = [payChannels.wxH5, payChannels.alipayWap] as const;

/** It sends a new wish; whoever gives up before an answer leaves its outcome unknown to them. */
export async function give(
  history: History,
  dice: Dice,
  to: SimCase = dice.pick(history.base.cases),
): Promise<void> {
  const { donors } = history.base;
  const [key, amountInFen] = [history.newKey(), 100 + dice.below(50_000)];
  const order: GivenOrder = {
    ...{ key, caseId: to.id, amountInFen, ifUnused: wishOf(amountInFen) },
    payChannel: dice.pick(channels),
    donor: dice.chance(0.5) ? dice.pick(donors) : undefined,
    ...{ answer: undefined, closed: false },
  };
  history.book.orders.push(order);
  for (let tries = 0; tries < maxTries && order.answer === undefined; tries += 1) {
    await sendOrder(history, order, dice);
    if (dice.chance(0.3)) return;
  }
}

export const giving: readonly Operation[] = [
  { name: 'give', weight: 4, run: give },
  {
    name: 'give again',
    weight: 3,
    run: async (history, dice) => {
      if (history.book.orders.length > 0)
        await sendOrder(history, dice.pick(history.book.orders), dice);
    },
  },
  {
    name: 'give otherwise under the same key',
    weight: 1,
    run: async (history, dice) => {
      const { answered } = history.book;
      if (answered.length === 0) return;
      const order = dice.pick(answered);
      const other = { ...inputOf(order), amountInFen: order.amountInFen + 1 };
      const sent = { token: order.donor?.token, key: order.key };
      const answer = await history.ask(dice, { call: orderAdd, input: other }, sent);
      if (answer === 'lost' || answer.reason === 'idempotencyConflict') return;
      history.report('12', `key ${order.key} with another body was answered ${answer.status}`);
    },
  },
  {
    name: 'give what is not allowed',
    weight: 1,
    run: async (history, dice) => {
      const amountInFen = dice.pick([0, -5, 99, 5_000_001, 9_007_199_254_740_991]);
      const input = {
        ...{ infoUuid: dice.pick(history.base.cases).id, amountInFen },
        ...{ payChannel: dice.pick(channels), content: '早日康复' },
      };
      const answer = await history.ask(dice, { call: orderAdd, input }, { key: history.newKey() });
      if (answer !== 'lost' && answer.status === 200) {
        history.report('rule', `a gift of ${amountInFen} fen was taken`);
      }
    },
  },
  {
    name: 'close',
    weight: 2,
    run: async (history, dice) => {
      const own = history.book.answered.filter(({ donor }) => donor !== undefined);
      if (own.length === 0) return;
      const order = dice.pick(own);
      const { orderId } = order.answer;
      const sent = { token: order.donor?.token };
      const answer = await history.ask(dice, { call: orderClose, input: { orderId } }, sent);
      if (answer !== 'lost' && answer.status === 200) order.closed = true;
    },
  },
  {
    name: 'query',
    weight: 3,
    run: async (history, dice) => {
      const { answered } = history.book;
      if (answered.length === 0) return;
      const { tradeNo } = dice.pick(answered).answer;
      await history.ask(dice, { call: queryOrderStatus, input: { tradeNo } });
    },
  },
];
