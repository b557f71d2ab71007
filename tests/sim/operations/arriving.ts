import { fundActivity } from '#src/server/activities/move-pool.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { clawBack } from '#src/server/desk/money/claw-back.ts';
import {
  postClawback,
  postPoolFunding,
  subsidyPool,
} from '#src/server/ledger/postings-of-payouts.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Dice } from '../engine/dice.ts';
import type { Arrival } from '../world/book.ts';
import type { History } from '../world/history.ts';
import type { Slot } from '../world/slot.ts';
import type { Operation } from './operation.ts';
import { rowsOf } from './reading.ts';

const giftsOfSponsorsInFen = [100, 1000, 20_000];

/** A sponsor pays into the pool that pays fees; the bank tells of it by paper. */
export async function fillPool(history: History, dice: Dice): Promise<void> {
  const arrival = { statementNo: history.newKey(), amountInFen: dice.pick(giftsOfSponsorsInFen) };
  await arrive(history, dice, { arrival, book: (trx, now) => post(trx, arrival, now) });
}

const paidOut = `select transfer.case_id as caseId, sum(entry.amount_in_fen) as inFen
  from ledger_entries as entry join ledger_transfers as transfer on transfer.id = entry.transfer_id
  where entry.account_id = 'B'
    and transfer.kind in ('payout-paid', 'bank-return', 'clawback-received')
  group by transfer.case_id having sum(entry.amount_in_fen) > 0 order by transfer.case_id`;

/** Who was paid gives some of it back, or all; now and then staff type a fen too much. */
export async function payBack(history: History, dice: Dice): Promise<void> {
  const paid = rowsOf(history, paidOut);
  if (paid.length === 0) return;
  const { caseId, inFen } = dice.pick(paid);
  const most = Number(inFen);
  const amountInFen = dice.pick([1, Math.ceil(most / 2), most, most + 1]);
  const arrival = { statementNo: history.newKey(), amountInFen, caseId: String(caseId) };
  const book = (trx: Trx, now: number) =>
    clawBack(trx, { ...arrival, infoUuid: arrival.caseId }, now);
  await arrive(history, dice, { arrival, book });
}

type Arriving = { arrival: Arrival; book: (trx: Trx, now: number) => Promise<unknown> };

export async function arrive(
  history: History,
  dice: Dice,
  { arrival, book }: Arriving,
): Promise<void> {
  const slot = dice.pick(history.slots);
  const { now } = history.scheduler;
  const booked = await history.onInstance(slot, `arrival ${slot.index}`, async () => {
    try {
      await inTransaction(slot.services.db, (trx) => book(trx, now));
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      history.count(`money paid back: ${error.reason}`);
      return false;
    }
  });
  // Killed before its answer, it may stand in the books or not.
  const isThere =
    booked === 'lost' ? history.raw.prepare(arrived).get(arrival.statementNo) : booked;
  if (!isThere) return;
  if (arrival.caseId !== undefined) history.count('money paid back');
  history.books.arrivedInFen += arrival.amountInFen;
  history.book.arrivals.push(arrival);
}

/** What came stands on paper, and is booked again where it is gone. */
export function bookArrivals({ book, scheduler }: History, { services }: Slot): Promise<void> {
  return inTransaction(services.db, async (trx) => {
    for (const arrival of book.arrivals) await post(trx, arrival, scheduler.now);
  });
}

function post(
  trx: Trx,
  { statementNo, amountInFen, caseId, activityId }: Arrival,
  now: number,
): Promise<unknown> {
  if (caseId !== undefined) {
    return postClawback(trx, { statementNo, caseId, amountInFen, now });
  }
  if (activityId !== undefined) {
    return fundActivity(trx, { activityId, statementNo, amountInFen }, now);
  }
  const money = { poolId: subsidyPool, reference: statementNo, amountInFen, now };
  return postPoolFunding(trx, money);
}

const arrived = `select 1 from ledger_transfers
  where kind in ('pool-funding', 'clawback', 'match-funding') and reference = ?`;

export const arriving: readonly Operation[] = [
  { name: 'fill the pool', weight: 1, run: fillPool },
  { name: 'pay back', weight: 1, run: payBack },
];
