import { inTransaction } from '#src/server/db/in-transaction.ts';
import { addObjection } from '#src/server/withdrawals/add-objection.ts';
import { answerObjection } from '#src/server/withdrawals/answer-objection.ts';
import { applyDrawCash } from '#src/server/withdrawals/apply-draw-cash.ts';
import { cancelWithdrawal } from '#src/server/withdrawals/cancel-withdrawal.ts';
import { changeBank, decideBankChange } from '#src/server/withdrawals/change-bank.ts';
import { refuseWithdrawal } from '#src/server/withdrawals/refuse-withdrawal.ts';
import { releasePayout } from '#src/server/withdrawals/release-payout.ts';
import { passWithdrawal } from '#src/server/withdrawals/start-notice.ts';
import type { Dice } from '../engine/dice.ts';
import { accountOf } from '../world/base.ts';
import type { AskedWithdrawal } from '../world/book.ts';
import type { History } from '../world/history.ts';
import { attempt, idempotencyOf, type Operation } from './operation.ts';
import { anyoneOf, caseWithMoney, rowsOf } from './reading.ts';

/** Sends an application under its key; sent again, it is the same. */
export async function sendWithdrawal(
  history: History,
  asked: AskedWithdrawal,
  dice: Dice,
): Promise<void> {
  const { key, caseId, owner, amountInFen, instalments, emergency, stopRaise } = asked;
  const application = {
    ...{ caseId, applicantUserId: owner.userId, amountInFen, instalments, emergency, stopRaise },
    ...{ purpose: '手术', plan: '手术费', attachments: [] },
  };
  const idempotency = idempotencyOf(key, '/sim/draw-cash', application);
  const answer = await attempt(history, dice, {
    name: 'apply for a withdrawal',
    work: (house, now) => applyDrawCash(house, { application, idempotency }, now),
  });
  if (answer === undefined) return;
  if (asked.answer && asked.answer.drawId !== answer.drawId) {
    history.report('12', `key ${key} was answered with two withdrawals`);
  }
  asked.answer = { drawId: answer.drawId };
}

async function apply(history: History, dice: Dice): Promise<void> {
  const { id: caseId, owner } = caseWithMoney(history, dice);
  const [account] = rowsOf(
    history,
    `select balance_in_fen as a from ledger_accounts where id = ?`,
    [`C:${caseId}`],
  );
  const availableInFen = Number(account?.a ?? 0);
  const part = 1 + dice.below(availableInFen + 1);
  const asked: AskedWithdrawal = {
    ...{ key: history.newKey(), caseId, owner },
    amountInFen: dice.pick([availableInFen, availableInFen + 1, part, part]),
    ...{ instalments: 1 + dice.below(3), emergency: dice.chance(0.2) },
    ...{ stopRaise: dice.chance(0.7), answer: undefined, cancelled: false },
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
    work: async (house, now) => {
      await cancelWithdrawal(house, { withdrawalId, userId: asked.owner.userId }, now);
      return true;
    },
  });
  if (done) asked.cancelled = true;
}

const inReview = `select id, reviewer_user_id as reviewer from withdrawals where status = 'REVIEWING'`;
const live = `select id from withdrawals where status in ('REVIEWING', 'NOTICE', 'PAYING')`;
const nextParts = `select part.withdrawal_id as id, min(part.position) as position
  from withdrawal_instalments as part join withdrawals on withdrawals.id = part.withdrawal_id
  where withdrawals.status in ('NOTICE', 'PAYING') and not exists (
    select 1 from payouts where payouts.withdrawal_id = part.withdrawal_id
      and payouts.position = part.position and payouts.status = 'SUCCESS')
  group by part.withdrawal_id`;
const openObjections = `select id, first_by as first from withdrawal_objections where state = 'open'`;

async function review(history: History, dice: Dice): Promise<void> {
  const found = rowsOf(history, inReview);
  if (found.length === 0) return;
  const { id, reviewer } = dice.pick(found);
  const withdrawalId = String(id);
  const { userId: staffUserId } = anyoneOf(history, dice);
  const refuses = dice.chance(0.08);
  const asked = { withdrawalId, staffUserId, isSecond: reviewer !== null };
  await attempt(history, dice, {
    name: 'review a withdrawal',
    work: ({ db, config }, now) =>
      inTransaction(db, (trx) =>
        refuses
          ? refuseWithdrawal(trx, { withdrawalId, words: '材料不清', in: ['REVIEWING'], now })
          : passWithdrawal(trx, { ...asked, now }, config),
      ),
  });
}

async function release(history: History, dice: Dice): Promise<void> {
  const found = rowsOf(history, nextParts);
  if (found.length === 0) return;
  const { id, position } = dice.pick(found);
  const { userId: staffUserId } = anyoneOf(history, dice);
  const asked = { withdrawalId: String(id), position: Number(position), staffUserId };
  await attempt(history, dice, {
    name: 'release a payout',
    work: ({ db, payouts }, now) =>
      inTransaction(db, (trx) => releasePayout(trx, { ...asked, gateway: payouts.name, now })),
  });
}

async function object(history: History, dice: Dice): Promise<void> {
  const found = rowsOf(history, live);
  if (found.length === 0) return;
  const withdrawalId = String(dice.pick(found).id);
  const { userId } = dice.pick(history.base.donors);
  await attempt(history, dice, {
    name: 'object',
    work: (house, now) => addObjection(house, { withdrawalId, userId, content: '疑问' }, now),
  });
}

async function answer(history: History, dice: Dice): Promise<void> {
  const found = rowsOf(history, openObjections);
  if (found.length === 0) return;
  const { id, first } = dice.pick(found);
  const { userId: staffUserId } = anyoneOf(history, dice);
  const upheld = dice.chance(0.2);
  const said = { objectionId: String(id), isSecond: first !== null, upheld, staffUserId };
  await attempt(history, dice, {
    name: 'answer an objection',
    work: ({ db }, now) =>
      inTransaction(db, (trx) => answerObjection(trx, { ...said, words: '已核实', now })),
  });
}

const submittedAccounts = `select id from case_payees where status = 'submitted'`;

/** A family names another account, or staff decide on one that was named. */
async function changeAccount(history: History, dice: Dice): Promise<void> {
  const [waiting] = rowsOf(history, submittedAccounts);
  const { id: caseId, owner } = caseWithMoney(history, dice);
  const account = accountOf(1 + dice.below(90_000));
  const { userId: staffUserId } = dice.pick(history.base.staff);
  const decision = dice.chance(0.8) ? 'pass' : 'refuse';
  await attempt(history, dice, {
    name: 'change an account',
    work: async (house, now) => {
      if (!waiting) return changeBank(house, { caseId, userId: owner.userId, account }, now);
      const decided = {
        payeeId: String(waiting.id),
        decision,
        words: '',
        staffUserId,
        now,
      } as const;
      await inTransaction(house.db, (trx) => decideBankChange(trx, decided, house.config));
    },
  });
}

/** The bank gets a payment back from a closed account. */
async function sendBack(history: History, dice: Dice): Promise<void> {
  const { books, faults, scheduler } = history;
  const paid = [...books.payouts.values()].filter(
    ({ status, payoutNo }) => status === 'PAID' && payoutNo.startsWith('PO'),
  );
  if (paid.length === 0 || !faults.strikes('payoutReturned')) return;
  const payout = dice.pick(paid);
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
  { name: 'cancel a withdrawal', weight: 1, run: cancel },
  { name: 'review a withdrawal', weight: 5, run: review },
  { name: 'object', weight: 2, run: object },
  { name: 'answer an objection', weight: 2, run: answer },
  { name: 'release a payout', weight: 6, run: release },
  { name: 'send a payout back', weight: 1, run: sendBack },
  { name: 'change an account', weight: 3, run: changeAccount },
];
