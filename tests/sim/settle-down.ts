import { liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { createDice, type Dice } from './engine/dice.ts';
import { fillPool } from './operations/arriving.ts';
import { deliver } from './operations/banking.ts';
import { sendOrder } from './operations/giving.ts';
import { giveAccount, sendRefund } from './operations/refunding.ts';
import { checkLateBills } from './operations/restoring.ts';
import { sendWithdrawal } from './operations/withdrawing.ts';
import { queueJobs } from './operations/working.ts';
import { isHeldBack, settleWithStaff } from './settle-with-staff.ts';
import { findMoves, nextWorkAt, slotOf, together, workOff } from './work-off.ts';
import { isHeld } from './world/found.ts';
import type { History } from './world/history.ts';

/** It is longer than the six days, an hour each, for which a month’s charge is asked after. */
const longestRounds = 200;
const keptRounds = 2;
const [minute, hour] = [60_000, 3_600_000];

/**
 * Nothing goes wrong any more: every wish without an answer is sent again, notices arrive, the
 * freeze is lifted and jobs run until none is left and the last question was asked.
 */
export async function settleDown(history: History, seed: string): Promise<void> {
  const { scheduler, faults } = history;
  faults.healed = true;
  scheduler.onStep = () => {};
  scheduler.stickiness = 0.9;
  const dice = createDice(`${seed} end`);
  scheduler.dice = dice;
  const lift = () => history.onInstance(slotOf(history), 'lift', () => liftFreeze(history));
  const wishes = unansweredOf(history, dice);
  await together(history, isHeldBack(history) ? wishes : [lift, ...wishes]);
  if (isHeldBack(history)) {
    await settleWithStaff(history, dice);
    // A freeze that staff had set is none of the restore's, and two of them lift it.
    if (!isHeldBack(history)) await together(history, [lift]);
  }
  await workToTheEnd(history, dice);
}

/** Lists what was sent and never answered, and notices on their way. */
function unansweredOf(history: History, dice: Dice): (() => Promise<unknown>)[] {
  const { book, books } = history;
  const lost = ({ answer }: { answer?: unknown }) => answer === undefined;
  return [
    ...book.orders.filter(lost).map((order) => () => sendOrder(history, order, dice)),
    ...book.withdrawals.filter(lost).map((asked) => () => sendWithdrawal(history, asked, dice)),
    ...book.refunds.filter(lost).map((asked) => () => sendRefund(history, asked, dice)),
    ...books.notices
      .filter(({ state }) => state === 'waiting')
      .map((notice) => () => deliver(history, notice, dice)),
  ];
}

async function workToTheEnd(history: History, dice: Dice): Promise<void> {
  const { scheduler } = history;
  let lateBills = history.restored !== undefined;
  for (let round = 0; round < longestRounds; round += 1) {
    const next = nextWorkAt(history);
    if (next === undefined && !(await wakeRest(history, dice))) {
      if (!lateBills) return;
      // What they name goes back, which is work again.
      lateBills = false;
      await together(history, [() => checkLateBills(history)]);
      continue;
    }
    // These are long steps, so that orders nobody paid are past their time at the first question.
    const due = next ?? scheduler.now;
    scheduler.now = Math.max(due, scheduler.now + (due > scheduler.now ? hour : minute));
    await together(history, [() => workOff(history)]);
  }
  history.report('rule', 'work never came to its end');
}

const unfinished = `select
  (select count(*) from refunds where needs_account = 1) as homeless,
  (select count(*) from refunds where status <> 'SUCCESS')
    + (select count(*) from case_refunds where status = 'RUNNING') as refunds,
  (select count(*) from payouts where status = 'SUBMITTED' or (status = 'READY'
    and not ${isHeld})) as payouts`;

const nextTry = 'select min(next_try_at) as due from refunds';

/** What no job waits for is asked for by the minute's clock, or by people; false when nothing is. */
async function wakeRest(history: History, dice: Dice): Promise<boolean> {
  if (isHeldBack(history)) return false;
  const { homeless, payouts, jobs } = findUnfinished(history);
  if (jobs.length === 0) return false;
  const tryAt = Number(history.raw.prepare(nextTry).get()?.due ?? 0);
  history.scheduler.now = Math.max(history.scheduler.now + minute, tryAt);
  await together(history, [
    ...(homeless ? [() => giveAccount(history, dice)] : []),
    ...(payouts ? [() => fillPool(history, dice)] : []),
    () => queueJobs(history, slotOf(history), jobs),
  ]);
  return true;
}

/** Finds what is under way, and the jobs of the clock that go on with it; the others would find nothing. */
function findUnfinished(history: History) {
  const { homeless, refunds, payouts } = history.raw
    .prepare(unfinished)
    .get(history.scheduler.now) as Record<string, number>;
  const returned = [...history.books.payouts.values()].some(
    ({ returned: back, payoutNo }) => back && !isBooked(history, payoutNo),
  );
  const jobs = [
    ...(refunds ? ['refunds-due'] : []),
    ...(payouts ? ['watch-payouts'] : []),
    ...(returned ? ['take-returns'] : []),
    ...(isSettled(history) ? findMoves(history) : ['level-places']),
  ];
  return { homeless, payouts, jobs };
}

/** Is everything booked that gateways settled by themselves? */
function isSettled({ raw, books }: History): boolean {
  const booked = raw.prepare('select count(*) as count from settlements').get()?.count;
  return Number(booked) >= books.gateways.flatMap(({ settlements }) => settlements).length;
}

function isBooked({ raw }: History, payoutNo: string): boolean {
  const row = raw
    .prepare(
      `select status from payouts where payout_no = ?1
       union all select status from bank_refunds where payout_no = ?1`,
    )
    .get(payoutNo);
  return row === undefined || row.status === 'RETURNED';
}

/** Does what the clock of the server does within any few days, before many days go by at once. */
export async function keepServer(history: History): Promise<void> {
  history.faults.healed = true;
  for (let round = 0; round < keptRounds; round += 1) {
    history.scheduler.now += hour;
    const { jobs } = findUnfinished(history);
    if (jobs.length > 0) {
      await together(history, [() => queueJobs(history, slotOf(history), jobs)]);
    }
    await together(history, [() => workOff(history)]);
  }
  history.faults.healed = false;
}

function liftFreeze(history: History): Promise<void> {
  const { db } = slotOf(history).services;
  return liftMoneyOutFreeze(db, { reason: 'sim', now: history.scheduler.now });
}
