import { askReturn, refuseReturn } from '#src/server/kinds/goods/ask-return.ts';
import { endWaiting } from '#src/server/kinds/goods/end-waiting.ts';
import { markSent } from '#src/server/kinds/goods/mark-sent.ts';
import { receiveGear } from '#src/server/kinds/goods/receive-gear.ts';
import { agreeReturn } from '#src/server/refunds/gift/return-goods.ts';
import type { Services } from '#src/server/services.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import type { Dice } from '../engine/dice.ts';
import type { SimCase } from '../world/base.ts';
import type { GivenOrder } from '../world/book.ts';
import type { History } from '../world/history.ts';
import { atDesk } from './deciding.ts';
import { sendOrder } from './giving.ts';
import { attempt, type Operation } from './operation.ts';
import { rowsOf } from './reading.ts';

/** Somebody chooses the thing a case offers, and gives its price. */
async function choose(history: History, dice: Dice): Promise<void> {
  const { id: caseId, gear } = dice.pick(history.base.cases);
  const order: GivenOrder = {
    ...{ key: history.newKey(), caseId, amountInFen: gear.priceInFen, gearId: gear.id },
    ...{ payChannel: dice.pick([payChannels.wxH5, payChannels.alipayWap]) },
    ...{ donor: dice.pick(history.base.donors), answer: undefined, closed: false },
    ifUnused: 'back',
  };
  history.book.orders.push(order);
  await sendOrder(history, order, dice);
}

type Chosen = { orderId: string; caseId: string; userId: string };
type Act = (services: Services, chosen: Chosen, now: number) => Promise<unknown>;

const chosen = 'select order_id as orderId, case_id as caseId, user_id as userId from gear_orders';

/** Somebody does something about a thing, whatever became of it since they looked. */
function about(name: string, weight: number, act: Act): Operation {
  return {
    ...{ name, weight },
    run: async (history, dice) => {
      const rows = rowsOf(history, chosen) as Chosen[];
      if (rows.length === 0) return;
      const order = dice.pick(rows);
      await attempt(history, dice, { name, work: (services, now) => act(services, order, now) });
    },
  };
}

const carrier = { carrier: '顺丰', tracking: 'SF12345' };
const ownerOf = ({ base }: History, id: string) =>
  (base.cases.find((one) => one.id === id) as SimCase).owner;

async function agree(history: History, dice: Dice): Promise<void> {
  const asked = rowsOf(history, `${chosen} where return_asked_at is not null`) as Chosen[];
  if (asked.length === 0) return;
  const { orderId, caseId } = dice.pick(asked);
  const { userId } = ownerOf(history, caseId);
  await attempt(history, dice, {
    name: 'agree to a return',
    work: (services, now) => agreeReturn(services, { orderId, caseId, userId }, now),
  });
}

/** Does what the clock does every hour, at any moment. */
async function wait(history: History, dice: Dice): Promise<void> {
  await attempt(history, dice, {
    name: 'time of things',
    work: ({ db }, now) => endWaiting(db, now),
  });
}

export const sending: readonly Operation[] = [
  { name: 'choose a thing', weight: 3, run: choose },
  about('send a thing', 3, (services, { orderId, caseId }, now) =>
    markSent(services, { orderId, caseId, ...carrier }, now),
  ),
  about('receive a thing', 1, (services, { orderId, userId }, now) =>
    receiveGear(services, { orderId, userId }, now),
  ),
  about('ask for a return', 2, (services, { orderId, userId }, now) =>
    askReturn(services, { orderId, userId, words: '瓶子碎了' }, now),
  ),
  about('refuse a return', 1, (services, { orderId, caseId }, now) =>
    refuseReturn(services, { orderId, caseId, words: '寄出时完好' }, now),
  ),
  { name: 'agree to a return', weight: 1, run: agree },
  atDesk({ name: 'decide on a return', queues: ['goodsReturn'], refuses: 0.4 }, 1),
  { name: 'time of things', weight: 1, run: wait },
];
