import { reportEvents } from '#src/server/door/report-events.ts';
import type { Services } from '#src/server/services.ts';
import type { Portrait } from '#src/shared/experiments/calls.ts';
import {
  type CashierDefaults,
  cashierOf,
  originalCashier,
} from '#src/shared/experiments/cashier-test.ts';
import { LimitError, withLimit } from '#src/shared/platform/with-limit.ts';
import { routes } from '#src/shared/routes.ts';
import type { findAbStatus } from './find-ab-status.ts';
import { noteExposure } from './note-exposure.ts';

/** A donor who wants to give waits so long for a test, for all that is asked together. */
const entryLimitMs = 1000;

type EntryAsks = {
  /**
   * Answers the fundraiser version; shunt 0 keeps someone on what was before, this cashier
   * included.
   */
  version(): Promise<{ shunt: number }>;
  abStatus(): ReturnType<typeof findAbStatus>;
  portrait(): Promise<Portrait>;
};

/**
 * Finds the cashier as this person sees it. Whatever goes wrong, and whatever takes too long, lets
 * them through to the original.
 */
export async function findCashierEntry(
  services: Pick<Services, 'db' | 'keys' | 'metrics' | 'log' | 'serviceWatch'>,
  asks: EntryAsks,
  now: number,
): Promise<CashierDefaults> {
  const limit = { what: "The cashier's entry", ms: entryLimitMs };
  try {
    return await withLimit(limit, async (signal) => {
      const [version, { group, tested }, portrait] = await Promise.all([
        asks.version(),
        asks.abStatus(),
        asks.portrait(),
      ]);
      if (!tested || version.shunt === 0 || portrait === 'own') return originalCashier;
      const { running, who } = tested;
      // Who was let through saw the original, whatever is known by now.
      if (!signal.aborted) {
        await noteExposure(services, { experimentId: running.id, who, group }, now);
      }
      return cashierOf(running.test, group);
    });
  } catch (error) {
    const reason = error instanceof LimitError ? 'timeout' : 'failed';
    const event = { type: 'payGuardFail', path: routes.payNewStyle.path, reason } as const;
    reportEvents(services, [event], now);
    return originalCashier;
  }
}
