import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#src/server/db/database.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { LineWatch } from '#src/server/payments/line-watch.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { claimRefund, type DueRefund, findDueRefunds } from './find-due-refunds.ts';
import { holdRefunds } from './hold-refunds.ts';
import { markFailed } from './mark-refund.ts';
import type { RefundServices } from './refund-services.ts';
import { runRefund } from './run-refund.ts';

type RunParts = {
  signal?: AbortSignal | undefined;
  /** This is how many refunds a second may be asked for. */
  perSecond?: number;
  /** Waits; simulations put their own clock here, and `elapsedMs` beside it. */
  pause?: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  elapsedMs?: () => number;
};

type RunServices = RefundServices & Pick<Services, 'now' | 'pageTags'>;

const roundSize = 50;
/** A gateway that fails this often in a row is left alone until the next run. */
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
  services: RunServices,
  { signal, ...parts }: RunParts = {},
): Promise<{ returned: number; failed: number }> {
  const done = { returned: 0, failed: 0 };
  if (await findMoneyOutFreeze(services.db)) return done;
  await holdReleased(services, signal);
  const pace = paceOf({ ...defaults, ...parts });
  const line = new LineWatch(maxFailures);
  for (;;) {
    const asked = { count: roundSize, down: line.down };
    const due = await findDueRefunds(services.db, asked, services.now());
    for (const refund of due) {
      signal?.throwIfAborted();
      if (line.down.has(refund.gateway)) continue;
      if (!(await claimRefund(services.db, refund, services.now()))) continue;
      await pace(signal);
      if (await findMoneyOutFreeze(services.db)) return done;
      const outcome = await tryOne(services, refund);
      if (outcome === 'returned') done.returned += 1;
      if (outcome === 'failed') done.failed += 1;
      line.note(refund.gateway, outcome);
    }
    purge(services, due);
    if (due.length < roundSize) return done;
  }
}

async function holdReleased(services: RunServices, signal: AbortSignal | undefined): Promise<void> {
  const released = await findToHold(services.db);
  for (const refund of released) await holdRefunds(services, { ...refund, signal }, services.now());
}

function findToHold(db: Database) {
  return db
    .selectFrom('case_refunds')
    .select(['id as refundId', 'case_id as caseId', 'amount_in_fen as amountInFen'])
    .select(['matched_in_fen as matchedInFen', 'directed_in_fen as directedInFen'])
    .select('passed_in_fen as passedInFen')
    .where('status', '=', 'RUNNING')
    .where('held_at', 'is', null)
    .orderBy('released_at')
    .execute();
}

async function tryOne(
  services: RunServices,
  refund: DueRefund,
): Promise<'returned' | 'open' | 'failed'> {
  const now = services.now();
  try {
    return await runRefund(services, refund, now);
  } catch (error) {
    const { refundNo, gateway } = refund;
    services.log.warn({ err: error, refundNo, gateway }, 'a refund has no answer yet');
    await markFailed(services.db, { refund, failure: 'unanswered' }, now);
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

function purge({ pageTags }: RunServices, tried: readonly DueRefund[]): void {
  if (tried.length === 0) return;
  const caseIds = new Set(tried.map(({ caseId }) => caseId));
  pageTags.purge([...[...caseIds].map(tagOfCase), tagOfLists]);
}
