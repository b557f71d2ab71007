import { signNotification } from '#src/server/payments/sandbox/sign-notification.ts';
import { gatewayName, writeNotification } from '#src/server/payments/sandbox/word-body.ts';
import type { Dice } from '../engine/dice.ts';
import { party, wordOf } from '../world/bank.ts';
import type { BankNotice, BankTransaction } from '../world/bank-books.ts';
import type { History } from '../world/history.ts';
import { give } from './giving.ts';
import type { Operation } from './operation.ts';

const noticePath = `/api/pay/notify/${gatewayName}`;
const longestDelayMs = 600_000;

/** Takes money at the cashier, and decides what becomes of the notice. */
function takeMoney(
  { books, faults, scheduler }: History,
  tradeNo: string,
  told?: 'told',
): BankNotice | undefined {
  const payment = books.payments.get(tradeNo);
  if (!payment) return undefined;
  const { number } = books.take(payment, scheduler.now);
  scheduler.note(`paid ${tradeNo}`);
  // What comes late is only ever told: nobody asks after an order that has ended.
  const state = !told && faults.strikes('noticeDropped') ? 'dropped' : 'waiting';
  const delayMs = faults.strikes('noticeDelayed') ? scheduler.dice.below(longestDelayMs) : 0;
  const notice: BankNotice = { transaction: number, state, notBeforeAt: scheduler.now + delayMs };
  books.notices.push(notice);
  return notice;
}

/** Sends one notice; it counts as taken when we said so. */
export async function deliver(history: History, notice: BankNotice, dice: Dice): Promise<void> {
  const transaction = history.books.transactions.get(notice.transaction) as BankTransaction;
  const body = writeNotification(wordOf(transaction));
  const answer = await history.send(dice, noticePath, signed(body, history.scheduler.now));
  if (answer === 'lost' || answer.text !== 'success') return;
  notice.state = 'taken';
  // Nothing is booked on an order that a restore lost: the bank's bill names it to staff.
  if (history.restored?.lostTrades.has(transaction.tradeNo)) return;
  history.book.taken.add(notice.transaction);
}

function signed(body: string, now: number): RequestInit {
  return { method: 'POST', body, headers: signedHeaders(body, now) };
}

function signedHeaders(body: string, now: number): Record<string, string> {
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...signNotification(party, { body, now }),
  };
}

/** Words the bank did sign, which fit no payment of ours: money must not move by them. */
async function sendMisfit(history: History, dice: Dice): Promise<void> {
  const { answered } = history.book;
  if (answered.length === 0 || !history.faults.strikes('noticeMisfit')) return;
  const { answer, amountInFen } = dice.pick(answered);
  const fit = wordOf({
    ...{ number: `MIS${dice.below(1_000_000)}`, tradeNo: answer.tradeNo, amountInFen },
    ...{ refundedInFen: 0, paidAt: history.scheduler.now },
  });
  // One we have booked already: of another we could not know whose it is.
  const taken = [...history.books.transactions.values()].find(
    ({ tradeNo, number }) => tradeNo !== answer.tradeNo && history.book.taken.has(number),
  );
  const misfits = [
    { amountInFen: amountInFen + 1 },
    { amountInFen: Math.max(1, amountInFen - 1) },
    { merchant: 'another-merchant' },
    { currency: 'USD' },
    { tradeNo: 'ZZZZZZZZZZZZZZZZZZZZZZZZZZ' },
    ...(taken ? [{ gatewayTradeNo: taken.number }] : []),
  ];
  const body = writeNotification({ ...fit, ...dice.pick(misfits) });
  const said = await history.send(dice, noticePath, signed(body, history.scheduler.now));
  if (said !== 'lost' && said.status !== 200 && said.status !== 503) {
    history.report('11', `a signed notification that fits nothing was answered ${said.status}`);
  }
}

/** Words the bank never said. */
async function forge(history: History, dice: Dice): Promise<void> {
  const { answered } = history.book;
  if (answered.length === 0 || !history.faults.strikes('noticeForged')) return;
  const { answer, amountInFen } = dice.pick(answered);
  const { now } = history.scheduler;
  const notification = {
    number: 'FORGED1',
    tradeNo: answer.tradeNo,
    amountInFen,
    refundedInFen: 0,
  };
  const body = writeNotification(wordOf({ ...notification, paidAt: now }));
  const otherKey = signNotification({ ...party, secret: 'not-the-key' }, { body, now });
  const headers = signedHeaders(body, now);
  const forged: RequestInit[] = [
    { method: 'POST', body, headers: { ...headers, ...otherKey } },
    { method: 'POST', body: body.replace('FORGED1', 'FORGED2'), headers },
    { method: 'POST', body, headers: signedHeaders(body, now - 3_600_000) },
    { method: 'POST', body, headers: { 'content-type': 'application/json' } },
  ];
  const said = await history.send(dice, noticePath, dice.pick(forged));
  if (said !== 'lost' && said.status !== 401) {
    history.report('11', `a forged notice was answered ${said.status}`);
  }
}

/** Pays what waits at the cashier; the bank tells us at once, unless something is in the way. */
async function pay(history: History, dice: Dice): Promise<void> {
  const { now } = history.scheduler;
  const open = [...history.books.payments.values()].filter(
    ({ status, expiresAt }) => status === 'OPEN' && expiresAt > now,
  );
  if (open.length === 0) return;
  const { tradeNo } = dice.pick(open);
  const notice = takeMoney(history, tradeNo);
  if (history.faults.strikes('paidTwice')) takeMoney(history, tradeNo);
  if (notice?.state === 'waiting' && notice.notBeforeAt <= now && dice.chance(0.6)) {
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
    weight: 1,
    run: async (history, dice) => {
      const late = [...history.books.payments.values()].filter(
        ({ status, amountInFen }) => status !== 'OPEN' && amountInFen > 0,
      );
      if (late.length === 0 || !history.faults.strikes('paidLate')) return;
      takeMoney(history, dice.pick(late).tradeNo, 'told');
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
  { name: 'notify otherwise', weight: 2, run: sendMisfit },
  { name: 'forge', weight: 2, run: forge },
];
