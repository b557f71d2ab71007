import type { Flag } from '#src/server/db/columns.ts';
import { engineOf, type Trx } from '#src/server/db/database.ts';
import { prepared } from '#src/server/db/prepared.ts';
import { milestonesBetween } from '#src/shared/tracing/milestones.ts';
import { fillColumns } from './fill-columns.ts';

type FundChange = {
  caseId: string;
  /** So much more was given, ever. */
  givenInFen: number;
  /** So much more, or less, of it is not returned. */
  raisedInFen: number;
  /** So many more, or fewer, gifts are not returned whole. */
  gifts: number;
  at: number;
};

type Added = Pick<FundChange, 'caseId' | 'givenInFen' | 'raisedInFen' | 'gifts'>;

const addToFund = prepared((trx, { caseId, givenInFen, raisedInFen, gifts }: Added) =>
  trx
    .updateTable('case_funds')
    .set((eb) => ({
      given_in_fen: eb('given_in_fen', '+', givenInFen),
      raised_in_fen: eb('raised_in_fen', '+', raisedInFen),
      donation_count: eb('donation_count', '+', gifts),
    }))
    .where('case_id', '=', caseId)
    .returning(['raised_in_fen as inFen', 'donation_count as gifts']),
);

/**
 * What a case shows as raised changes in this way only: what was given and not returned. Whatever a
 * gift marked on its way up, its return un-marks on the way down. The caller holds the case's fund.
 */
export async function changeFund(trx: Trx, change: FundChange): Promise<void> {
  const { caseId, givenInFen, raisedInFen, gifts, at } = change;
  const fund = await addToFund.one(trx, { caseId, givenInFen, raisedInFen, gifts });
  const isGift = givenInFen > 0;
  await moveMarks(trx, {
    ...{ caseId, from: fund.inFen - raisedInFen, to: fund.inFen, at },
    ...(isGift && { unhelped: 0 }),
    ...(fund.gifts === 0 && { unhelped: 1 }),
  });
}

/** Writes a gift came: all of it is raised. */
export function addGiftToFund(
  trx: Trx,
  { caseId, amountInFen, paidAt }: { caseId: string; amountInFen: number; paidAt: number },
): Promise<void> {
  const sums = { givenInFen: amountInFen, raisedInFen: amountInFen };
  return changeFund(trx, { caseId, ...sums, gifts: 1, at: paidAt });
}

type Returned = { caseId: string; orderId: string; amountInFen: number };

/** A gift went back, or a part of it. */
export async function takeReturnFromFund(trx: Trx, gone: Returned, now: number): Promise<void> {
  const gifts = (await isWhole(trx, gone)) ? -1 : 0;
  const raisedInFen = -gone.amountInFen;
  await changeFund(trx, { caseId: gone.caseId, givenInFen: 0, raisedInFen, gifts, at: now });
}

/** What went back came back to us: it is with the case until it goes again. */
export async function putReturnIntoFund(trx: Trx, back: Returned, now: number): Promise<void> {
  const gifts = (await isWhole(trx, back)) ? 1 : 0;
  const raisedInFen = back.amountInFen;
  await changeFund(trx, { caseId: back.caseId, givenInFen: 0, raisedInFen, gifts, at: now });
}

/** An order has one refund at most. */
async function isWhole(trx: Trx, { orderId, amountInFen }: Returned): Promise<boolean> {
  const order = await trx
    .selectFrom('donations')
    .select('amount_in_fen as inFen')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return order.inFen === amountInFen;
}

type Way = {
  caseId: string;
  from: number;
  to: number;
  at: number;
  /** It is left as it is where this change says nothing of it. */
  unhelped?: Flag;
};

/**
 * The row is shared until the transaction ends, so that staff who pass another target at this moment
 * wait, or are waited for, and what follows from both is never of one alone.
 */
const readFill = prepared((trx, { caseId }: { caseId: string }) => {
  const query = trx
    .selectFrom('cases')
    .select(['target_in_fen as targetInFen', 'surplus_use as surplusUse'])
    .select(['filled_at as filledAt', 'nearly_there as nearlyThere', 'unhelped'])
    .select('gap_in_fen as gapInFen')
    .where('id', '=', caseId);
  return engineOf(trx) === 'postgres' ? query.forShare() : query;
});

/** Notes what parts of its target a case's fund has reached, and how near it is to all of it. */
async function moveMarks(trx: Trx, { caseId, from, to, at, ...way }: Way): Promise<void> {
  const { nearlyThere, unhelped: before, ...fill } = await readFill.one(trx, { caseId });
  const { targetInFen } = fill;
  const { unhelped = before } = way;
  const columns = { ...fillColumns({ ...fill, raisedInFen: to }, at), unhelped };
  const isSame = columns.nearly_there === nearlyThere && columns.filled_at === fill.filledAt;
  if (!isSame || unhelped !== before) {
    await trx.updateTable('cases').set(columns).where('id', '=', caseId).execute();
  }
  const reached = milestonesBetween({ from, to, targetInFen });
  if (reached.length > 0) {
    await trx
      .insertInto('case_milestones')
      .values(reached.map((percent) => ({ case_id: caseId, percent, reached_at: at })))
      // A target that was raised is reached twice; the first time counts.
      .onConflict((conflict) => conflict.columns(['case_id', 'percent']).doNothing())
      .execute();
  }
  const left = milestonesBetween({ from: to, to: from, targetInFen });
  if (left.length === 0) return;
  await trx
    .deleteFrom('case_milestones')
    .where('case_id', '=', caseId)
    .where('percent', 'in', left)
    .execute();
}
