import { findOpenDiscussion } from '#src/server/cases/state/find-open-discussion.ts';
import { findOpenCaseRefund } from '#src/server/cases/state/require-no-open-case-refund.ts';
import { findOpenWithdrawal } from '#src/server/cases/state/require-no-open-withdrawal.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { findHeld } from '#src/server/kinds/goods/find-free-money.ts';
import { caseAvailable } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { findDirectedSum } from '#src/server/refunds/run/find-directed.ts';
import { type CaseState, canCase } from '#src/shared/cases/case-actions.ts';
import type { RefundBlock } from '#src/shared/refunds/refund-state.ts';
import { shareOut } from '#src/shared/tracing/share-out.ts';

/** This is what could go back to whom: all that is left, at most what was given. */
export type Refundable = {
  amountInFen: number;
  giftsInFen: number;
  orders: number;
  /** This is what goes back to sponsors beside it: of matches, and of what stands on no gift. */
  matchedInFen: number;
  directedInFen: number;
  /** This goes on once more: other cases' donors had it passed on to this one. */
  passedInFen: number;
};

/**
 * Finds everything that stands in the way of a refund of this case, in the order it is best mended.
 */
export async function findRefundBlocks(
  db: Database | Trx,
  { caseId, state, refundable }: { caseId: string; state: CaseState; refundable: Refundable },
  now: number,
): Promise<RefundBlock[]> {
  const blocks: RefundBlock[] = [];
  if (await findOpenDiscussion(db, caseId)) blocks.push('discussionOpen');
  const refundOpen = (await findOpenCaseRefund(db, caseId)) !== undefined;
  if (refundOpen) blocks.push('refundOpen');
  if (await findOpenWithdrawal(db, caseId)) blocks.push('withdrawalOpen');
  else if (!refundOpen && !canCase('refund', state, now)) blocks.push('caseState');
  if (wholeOf(refundable) === 0) blocks.push('nothingLeft');
  if (await findMoneyOutFreeze(db)) blocks.push('moneyOutFrozen');
  return blocks;
}

/** It goes to donors and to sponsors, and on to others. */
export function wholeOf({ amountInFen, passedInFen, ...sponsors }: Refundable): number {
  return amountInFen + passedInFen + sponsors.matchedInFen + sponsors.directedInFen;
}

export async function findRefundable(db: Database | Trx, caseId: string): Promise<Refundable> {
  const gifts = await db
    .selectFrom('donations')
    .leftJoin('activity_grants as grants', (join) =>
      // What waits for the desk goes back whole before; what went back is not there.
      join
        .onRef('grants.order_id', '=', 'donations.id')
        .on('grants.cause', 'not in', selectGone(db, caseId)),
    )
    .select(({ eb, fn }) => [
      eb.cast<number | null>(fn.sum('donations.amount_in_fen'), 'bigint').as('giftsInFen'),
      eb.cast<number | null>(fn.sum('grants.amount_in_fen'), 'bigint').as('matchesInFen'),
      eb.cast<number>(fn.countAll(), 'bigint').as('orders'),
    ])
    .where('donations.case_id', '=', caseId)
    .where('paid_at', 'is not', null)
    .where('status', '=', 'PAID')
    .where('passed_from', 'is', null)
    .executeTakeFirstOrThrow();
  const giftsInFen = gifts.giftsInFen ?? 0;
  const matchesInFen = gifts.matchesInFen ?? 0;
  const standsInFen = await findDirectedSum(db, caseId);
  const cameInFen = await findPassedSum(db, caseId);
  const heldInFen = await findHeld(db, caseId);
  const balanceInFen = (await findBalance(db, caseAvailable(caseId))) - heldInFen;
  // What was withdrawn was of gifts and of sponsors' money alike, and so is what is left.
  const given = { gifts: giftsInFen, matches: matchesInFen, directed: standsInFen };
  const weights = { ...given, passed: cameInFen };
  const wholeInFen = Object.values(weights).reduce((sum, part) => sum + part, 0);
  const parts = shareOut(Math.min(balanceInFen, wholeInFen), weights);
  return {
    ...{ amountInFen: parts.gifts, matchedInFen: parts.matches, directedInFen: parts.directed },
    ...{ passedInFen: parts.passed, giftsInFen, orders: gifts.orders },
  };
}

/** Selects grants of a case that take no part in what is shared out. */
function selectGone(db: Database | Trx, caseId: string) {
  return db
    .selectFrom('activity_grants as gone')
    .leftJoin('grant_returns', 'grant_returns.cause', 'gone.cause')
    .leftJoin('grant_holds', (join) =>
      join.onRef('grant_holds.cause', '=', 'gone.cause').on('grant_holds.status', '=', 'HELD'),
    )
    .select('gone.cause')
    .where('gone.case_id', '=', caseId)
    .where((eb) =>
      eb.or([eb('grant_returns.cause', 'is not', null), eb('grant_holds.id', 'is not', null)]),
    );
}

/** Finds what came from other cases and still stands here. */
async function findPassedSum(db: Database | Trx, caseId: string): Promise<number> {
  const { inFen } = await db
    .selectFrom('donations')
    .select(({ eb, fn }) => eb.cast<number | null>(fn.sum('amount_in_fen'), 'bigint').as('inFen'))
    .where('case_id', '=', caseId)
    .where('passed_from', 'is not', null)
    .where('status', '=', 'PAID')
    .executeTakeFirstOrThrow();
  return inFen ?? 0;
}
