import { setTimeout as sleep } from 'node:timers/promises';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import type { Database } from '../db/database.ts';
import type { House } from '../platform/house.ts';
import { tagOfCase, tagOfLists } from '../platform/page-tags.ts';
import { claimRefund, type DueRefund, findDueRefunds } from './find-due-refunds.ts';
import { holdRefunds } from './hold-refunds.ts';
import { markFailed } from './mark-refund.ts';
import { type RefundHouse, runRefund } from './run-refund.ts';

export type RunParts = {
  signal?: AbortSignal | undefined;
  /** How many refunds a second may be asked for. */
  perSecond?: number;
  /** Waits; simulations put their own clock here, and `elapsedMs` beside it. */
  pause?: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  elapsedMs?: () => number;
};

type RunHouse = RefundHouse & Pick<House, 'now' | 'pageTags'>;

const roundSize = 50;
/** A gateway that fails this often in a row is down; the next run tries again. */
const maxFailures = 10;
const defaults = {
  perSecond: 20,
  pause: (ms: number, signal?: AbortSignal) => sleep(ms, undefined, signal ? { signal } : {}),
  elapsedMs: () => performance.now(),
};

/**
 * Goes on with every refund there is, until none is due: holds what was released, then returns gift
 * by gift. It may be stopped or killed anywhere and run by any number of nodes at once.
 */
export async function runRefunds(
  house: RunHouse,
  { signal, ...parts }: RunParts = {},
): Promise<{ returned: number; failed: number }> {
  const done = { returned: 0, failed: 0 };
  if (await findMoneyOutFreeze(house.db)) return done;
  await holdReleased(house, signal);
  const pace = paceOf({ ...defaults, ...parts });
  let failuresInRow = 0;
  for (;;) {
    const due = await findDueRefunds(house.db, { now: house.now(), count: roundSize });
    for (const refund of due) {
      signal?.throwIfAborted();
      if (!(await claimRefund(house.db, refund, house.now()))) continue;
      await pace(signal);
      if (await findMoneyOutFreeze(house.db)) return done;
      const outcome = await tryOne(house, refund);
      if (outcome === 'returned') done.returned += 1;
      if (outcome === 'failed') done.failed += 1;
      failuresInRow = outcome === 'failed' ? failuresInRow + 1 : 0;
      if (failuresInRow === maxFailures) break;
    }
    purge(house, due);
    if (due.length < roundSize || failuresInRow === maxFailures) return done;
  }
}

async function holdReleased(house: RunHouse, signal: AbortSignal | undefined): Promise<void> {
  const released = await findToHold(house.db);
  for (const refund of released) await holdRefunds(house, { ...refund, signal }, house.now());
}

function findToHold(db: Database) {
  return db
    .selectFrom('case_refunds')
    .select(['id as refundId', 'case_id as caseId', 'amount_in_fen as amountInFen'])
    .where('status', '=', 'RUNNING')
    .where('held_at', 'is', null)
    .orderBy('released_at')
    .execute();
}

async function tryOne(house: RunHouse, refund: DueRefund): Promise<'returned' | 'open' | 'failed'> {
  const now = house.now();
  try {
    return await runRefund(house, refund, now);
  } catch (error) {
    const { refundNo, gateway } = refund;
    house.log.warn({ err: error, refundNo, gateway }, 'a refund has no answer yet');
    await markFailed(house.db, { refund, failure: 'unanswered' }, now);
    return 'failed';
  }
}

/** Keeps calls apart by what the rate asks, whatever a call itself takes. */
function paceOf({ perSecond, pause, elapsedMs }: Required<Omit<RunParts, 'signal'>>) {
  const gapMs = 1000 / perSecond;
  let nextMs = 0;
  return async (signal?: AbortSignal) => {
    const waitMs = nextMs - elapsedMs();
    if (waitMs >= 1) await pause(waitMs, signal);
    nextMs = Math.max(nextMs, elapsedMs()) + gapMs;
  };
}

function purge({ pageTags }: RunHouse, tried: readonly DueRefund[]): void {
  if (tried.length === 0) return;
  const caseIds = new Set(tried.map(({ caseId }) => caseId));
  pageTags.purge([...[...caseIds].map(tagOfCase), tagOfLists]);
}
