import type { Dice } from '../engine/dice.ts';
import { notificationOf } from '../world/bank.ts';
import { type BankNotice, type BankPayment, keyOf } from '../world/gateway-books.ts';
import type { History } from '../world/history.ts';
import { give } from './giving.ts';
import type { Operation } from './operation.ts';
import { sendNotice, writeNotice } from './send-notice.ts';

const longestDelayMs = 600_000;

/** Takes money at the cashier, and decides what becomes of the notice. */
function takeMoney(
  { books, faults, scheduler }: History,
  payment: BankPayment,
  told?: 'told',
): BankNotice {
  const own = books.of(payment.gateway);
  const transaction = own.take(payment, scheduler.now);
  scheduler.note(`paid ${payment.tradeNo}`);
  // What comes late is only ever told: nobody asks after an order that has ended.
  const state = !told && faults.strikes('noticeDropped') ? 'dropped' : 'waiting';
  const delayMs = faults.strikes('noticeDelayed') ? scheduler.dice.below(longestDelayMs) : 0;
  const notice: BankNotice = { transaction, state, notBeforeAt: scheduler.now + delayMs };
  own.notices.push(notice);
  return notice;
}

/** Sends one notice; it counts as taken when we said so. */
export async function deliver(history: History, notice: BankNotice, dice: Dice): Promise<void> {
  const { transaction } = notice;
  const own = history.books.of(transaction.gateway);
  const sent = writeNotice(own, notificationOf(own, transaction), history.scheduler.now);
  const answer = await sendNotice(history, dice, { to: own, ...sent });
  if (answer === 'lost') return;
  if (!own.dialect.isTaken({ status: answer.status, body: answer.text })) return;
  notice.state = 'taken';
  // Nothing is booked on an order that a restore lost: the bank's bill names it to staff.
  if (history.restored?.lostTrades.has(transaction.tradeNo)) return;
  history.book.taken.add(keyOf(transaction));
}

/** Pays what waits at the cashier; the bank tells us at once, unless something is in the way. */
export async function pay(history: History, dice: Dice): Promise<void> {
  const { now } = history.scheduler;
  const open = history.books.payments.filter(
    ({ status, expiresAt }) => (status === 'OPEN' || status === 'LINKED') && expiresAt > now,
  );
  if (open.length === 0) return;
  const payment = dice.pick(open);
  const notice = takeMoney(history, payment);
  if (history.faults.strikes('paidTwice')) takeMoney(history, payment);
  if (notice.state === 'waiting' && notice.notBeforeAt <= now && dice.chance(0.6)) {
    await deliver(history, notice, dice);
  }
}

export const banking: readonly Operation[] = [
  {
    name: 'give and pay',
    weight: 8,
    run: async (history, dice) => {
      await give(history, dice);
      await pay(history, dice);
    },
  },
  {
    // Stories about the shares of several gifts need them in one case; plans do not draw it.
    name: 'give to one and pay',
    weight: 0,
    run: async (history, dice) => {
      await give(history, dice, history.base.cases[0]);
      await pay(history, dice);
    },
  },
  { name: 'pay', weight: 6, run: pay },
  {
    name: 'pay late',
    weight: 2,
    run: async (history, dice) => {
      const late = history.books.payments.filter(
        ({ status, intent }) => (status === 'PAID' || status === 'CLOSED') && intent,
      );
      if (late.length === 0 || !history.faults.strikes('paidLate')) return;
      takeMoney(history, dice.pick(late), 'told');
    },
  },
  {
    name: 'notify',
    weight: 8,
    run: async (history, dice) => {
      const { now } = history.scheduler;
      const due = history.books.notices.filter(
        ({ state, notBeforeAt }) => state === 'waiting' && notBeforeAt <= now,
      );
      if (due.length === 0) return;
      const first =
        due.length > 1 && history.faults.strikes('noticeReordered') ? dice.pick(due) : due[0];
      const sending = [deliver(history, first as BankNotice, dice)];
      if (history.faults.strikes('noticeDoubled'))
        sending.push(deliver(history, first as BankNotice, dice));
      await Promise.all(sending);
    },
  },
];
