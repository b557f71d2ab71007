import { applyRefund } from '#src/server/refunds/case/apply-refund.ts';
import { cancelRefund, launchRefund } from '#src/server/refunds/case/launch-refund.ts';
import { startPlatformRefund } from '#src/server/refunds/case/start-platform-refund.ts';
import { giveRefundAccount } from '#src/server/refunds/gift/give-refund-account.ts';
import { takeGiftBack } from '#src/server/refunds/gift/take-gift-back.ts';
import type { Dice } from '../engine/dice.ts';
import type { AskedRefund, GivenOrder } from '../world/book.ts';
import type { History } from '../world/history.ts';
import { atDesk } from './deciding.ts';
import { attempt, idempotencyOf, type Operation } from './operation.ts';
import { caseWithMoney, rowsOf } from './reading.ts';

export async function sendRefund(history: History, asked: AskedRefund, dice: Dice): Promise<void> {
  const { key, caseId, owner } = asked;
  const application = { caseId, userId: owner.userId, reason: '不再需要', attachments: [] };
  const idempotency = idempotencyOf(key, '/sim/refund', application);
  const answer = await attempt(history, dice, {
    name: 'ask for a refund',
    work: (services, now) => applyRefund(services, { ...application, idempotency }, now),
  });
  if (answer === undefined) return;
  if (asked.answer && asked.answer.refundId !== answer.refundId) {
    history.report('12', `key ${key} was answered with two refunds`);
  }
  asked.answer = { refundId: answer.refundId };
}

async function apply(history: History, dice: Dice): Promise<void> {
  const { id: caseId, owner } = caseWithMoney(history, dice);
  const asked = { key: history.newKey(), caseId, owner, answer: undefined, cancelled: false };
  history.book.refunds.push(asked);
  await sendRefund(history, asked, dice);
  if (dice.chance(0.3)) await sendRefund(history, asked, dice);
}

async function launchOrCancel(history: History, dice: Dice): Promise<void> {
  const { refunding } = history.book;
  if (refunding.length === 0) return;
  const asked = dice.pick(refunding);
  const own = { refundId: asked.answer.refundId, userId: asked.owner.userId };
  const cancels = dice.chance(0.2);
  const done = await attempt(history, dice, {
    name: cancels ? 'cancel a refund' : 'launch a refund',
    work: (services, now) =>
      cancels ? cancelRefund(services, own, now) : launchRefund(services, own, now),
  });
  if (done && cancels) asked.cancelled = true;
}

async function start(history: History, dice: Dice): Promise<void> {
  const { id: caseId } = caseWithMoney(history, dice);
  const { userId: staffUserId } = dice.pick(history.base.staff);
  const kind = dice.pick(['falseCase', 'ended', 'surplus'] as const);
  await attempt(history, dice, {
    name: 'start a refund',
    work: (services, now) =>
      startPlatformRefund(services, { caseId, kind, reason: '核实', staffUserId }, now),
  });
}

async function takeBack(history: History, dice: Dice): Promise<void> {
  const { answered } = history.book;
  if (answered.length === 0) return;
  const own = ownOf(dice.pick(answered));
  if (own === undefined) return;
  await attempt(history, dice, {
    name: 'take a gift back',
    work: (services, now) => takeGiftBack(services, own, now),
  });
}

function ownOf({ answer, donor }: GivenOrder) {
  if (answer === undefined) return undefined;
  const { orderId, receiptCode } = answer;
  return { orderId, receiptCode: receiptCode ?? undefined, userId: donor?.userId };
}

const homeless = `select order_id as id from refunds where needs_account = 1`;

/** Donors whose gift can't go back the way it came tell where it may go. */
export async function giveAccount(history: History, dice: Dice): Promise<void> {
  const [found] = rowsOf(history, homeless);
  const order = history.book.orders.find(({ answer }) => answer?.orderId === found?.id);
  const own = order && ownOf(order);
  if (own === undefined) return;
  const account = { name: '王小明', bankName: '招商银行', account: '6225888888888888' };
  await attempt(history, dice, {
    name: 'give an account',
    work: (services, now) => giveRefundAccount(services, { ...own, account }, now),
  });
}

export const refunding: readonly Operation[] = [
  { name: 'ask for a refund', weight: 2, run: apply },
  { name: 'launch or cancel a refund', weight: 2, run: launchOrCancel },
  { name: 'start a refund', weight: 1, run: start },
  atDesk({ name: 'decide on a refund', queues: ['refund', 'refundRelease'], refuses: 0.12 }, 5),
  { name: 'take a gift back', weight: 3, run: takeBack },
  { name: 'give an account', weight: 1, run: giveAccount },
];
