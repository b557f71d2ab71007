import { type IfUnused, ifUnuseds } from '#src/shared/refunds/if-unused.ts';
import { modifyIfUnused } from '#src/shared/refunds/unused/calls.ts';
import type { Dice } from '../engine/dice.ts';
import type { Book, GivenOrder } from '../world/book.ts';
import type { History } from '../world/history.ts';
import type { Operation } from './operation.ts';

/** Somebody is asking about these orders at this moment. */
const asking = new WeakMap<GivenOrder, { count: number; clashed: boolean }>();

/**
 * A donor, or a guest by the code, says otherwise what becomes of a gift that nobody needed. When
 * two say so at once nobody outside knows who was last.
 */
async function sayOtherwise(history: History, dice: Dice): Promise<void> {
  const { answered } = history.book;
  if (answered.length === 0) return;
  const order = dice.pick(answered);
  const [ifUnused, before] = [dice.pick(ifUnuseds), order.ifUnused];
  const said = asking.get(order) ?? { count: 0, clashed: false };
  asking.set(order, said);
  said.count += 1;
  if (said.count > 1) said.clashed = true;
  order.ifUnused = undefined;
  const answer = await send(history, dice, { order, ifUnused });
  said.count -= 1;
  const { clashed } = said;
  if (said.count === 0) said.clashed = false;
  if (answer === 'lost' || clashed) return;
  if (answer.status === 200) order.ifUnused = ifUnused;
  else if (answer.reason === 'choiceOver') order.ifUnused = before;
}

type Saying = { order: Book['answered'][number]; ifUnused: IfUnused };

function send(history: History, dice: Dice, { order, ifUnused }: Saying) {
  const { orderId, receiptCode } = order.answer;
  const code = receiptCode === null ? {} : { receiptCode };
  const input = { orderId, ...code, ifUnused };
  return history.ask(dice, { call: modifyIfUnused, input }, { token: order.donor?.token });
}

export const choosing: readonly Operation[] = [
  { name: 'say what becomes of it', weight: 2, run: sayOtherwise },
];
