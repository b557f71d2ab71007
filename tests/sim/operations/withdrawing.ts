import { applyDrawCash } from '#src/server/withdrawals/apply/apply-draw-cash.ts';
import { cancelWithdrawal } from '#src/server/withdrawals/apply/cancel-withdrawal.ts';
import type { Dice } from '../engine/dice.ts';
import type { AskedWithdrawal } from '../world/book.ts';
import type { History } from '../world/history.ts';
import { changeAccount } from './changing-account.ts';
import { atDesk } from './deciding.ts';
import { said } from './objecting.ts';
import { attempt, idempotencyOf, type Operation } from './operation.ts';
import { caseWithMoney, rowsOf } from './reading.ts';

/** Sends an application under its key; sent again, it is the same. */
export async function sendWithdrawal(
  history: History,
  asked: AskedWithdrawal,
  dice: Dice,
): Promise<void> {
  const { key, caseId, owner, amountInFen, instalments, emergency, stopRaise } = asked;
  const application = {
    ...{ caseId, applicantUserId: owner.userId, amountInFen, instalments, emergency, stopRaise },
    ...{ purpose: '手术', plan: '手术费', attachments: [], answer: asked.said },
  };
  const idempotency = idempotencyOf(key, '/sim/draw-cash', application);
  const answer = await attempt(history, dice, {
    name: 'apply for a withdrawal',
    work: (services, now) => applyDrawCash(services, { application, idempotency }, now),
  });
  if (answer === undefined) return;
  if (asked.answer && asked.answer.drawId !== answer.drawId) {
    history.report('12', `key ${key} was answered with two withdrawals`);
  }
  asked.answer = { drawId: answer.drawId };
}

type Wish = Pick<AskedWithdrawal, 'amountInFen' | 'instalments' | 'emergency' | 'stopRaise'>;

async function apply(history: History, dice: Dice): Promise<void> {
  await applyFor(history, dice, (availableInFen) => {
    const part = 1 + dice.below(availableInFen + 1);
    return {
      amountInFen: dice.pick([availableInFen, availableInFen + 1, part, part]),
      ...{ instalments: 1 + dice.below(3), emergency: dice.chance(0.2) },
      stopRaise: dice.chance(0.7),
    };
  });
}

/** It applies so that something is left which can be refunded once the part is paid. */
async function applyForPart(history: History, dice: Dice): Promise<void> {
  await applyFor(history, dice, (availableInFen) => ({
    amountInFen: 1 + dice.below(Math.max(1, availableInFen - 1)),
    ...{ instalments: 1, emergency: false, stopRaise: true },
  }));
}

async function applyFor(
  history: History,
  dice: Dice,
  wishFor: (availableInFen: number) => Wish,
): Promise<void> {
  const { id: caseId, owner } = caseWithMoney(history, dice);
  const [account] = rowsOf(
    history,
    `select balance_in_fen as a from ledger_accounts where id = ?`,
    [`C:${caseId}`],
  );
  const asked: AskedWithdrawal = {
    ...{ key: history.newKey(), caseId, owner, ...wishFor(Number(account?.a ?? 0)) },
    ...{ said: dice.chance(0.8) ? said : '', answer: undefined, cancelled: false },
  };
  history.book.withdrawals.push(asked);
  await sendWithdrawal(history, asked, dice);
  if (dice.chance(0.3)) await sendWithdrawal(history, asked, dice);
}

async function cancel(history: History, dice: Dice): Promise<void> {
  const { applied } = history.book;
  if (applied.length === 0) return;
  const asked = dice.pick(applied);
  const { drawId: withdrawalId } = asked.answer;
  const done = await attempt(history, dice, {
    name: 'cancel a withdrawal',
    work: async (services, now) => {
      await cancelWithdrawal(services, { withdrawalId, userId: asked.owner.userId }, now);
      return true;
    },
  });
  if (done) asked.cancelled = true;
}

/** The bank gets a payment back from a closed account. */
async function sendBack(history: History, dice: Dice): Promise<void> {
  const { books, faults, scheduler } = history;
  // It pays when it pays, whether we have asked by then or not.
  const paid = [...books.payouts.values()].filter(
    ({ status, settlesAt }) =>
      status === 'PAID' || (status === 'ACCEPTED' && settlesAt <= scheduler.now),
  );
  if (paid.length === 0) return;
  const payout = dice.pick(paid);
  const ofRefund = !payout.payoutNo.startsWith('PO');
  if (!faults.strikes(ofRefund ? 'bankRefundReturned' : 'payoutReturned')) return;
  const { payoutNo, amountInFen } = payout;
  const returned = { payoutNo, amountInFen, words: 'closed', returnedAt: scheduler.now };
  Object.assign(payout, {
    status: 'RETURNED',
    returned: { ...returned, returnNo: books.newNumber() },
  });
  scheduler.note(`returned ${payoutNo}`);
}

export const withdrawing: readonly Operation[] = [
  { name: 'ask for a withdrawal', weight: 4, run: apply },
  { name: 'ask for a part', weight: 0, run: applyForPart },
  { name: 'cancel a withdrawal', weight: 1, run: cancel },
  atDesk({ name: 'review a withdrawal', queues: ['drawPublic'], refuses: 0.08 }, 5),
  atDesk({ name: 'release a payout', queues: ['payout'], refuses: 0.05 }, 6),
  { name: 'send a payout back', weight: 1, run: sendBack },
  { name: 'change an account', weight: 3, run: changeAccount },
];
