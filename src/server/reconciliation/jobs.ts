import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Gateway } from '#src/server/payments/gateway.ts';
import type { Services } from '#src/server/services.ts';
import { dayBefore, dayOf } from '#src/shared/platform/china-days.ts';
import { type CheckedDay, checkDay } from './days/check-day.ts';
import { checkMoves } from './days/check-moves.ts';
import { checkPayoutDay } from './days/check-payout-day.ts';
import { findUncheckedDays } from './days/find-unchecked-days.ts';

/** Gateways give out yesterday's bill after ten in the morning. */
export const reconciliationSchedule: readonly ScheduledJob[] = [
  { name: 'check-bill', pattern: '10 10 * * *' },
];

export function reconciliationJobs(services: Services): JobHandlers {
  const { db, gateways, payouts, log } = services;
  const checkBill = async (gateway: string, { now, unlessEnded }: Run, check: Check) => {
    for (const day of await findUncheckedDays(db, gateway, now)) {
      const { lines, differences } = await unlessEnded(() => check(day));
      const found = { gateway, day, lines, differences: differences.length };
      if (differences.length > 0) log.error(found, 'the bill and our books differ');
      else log.info(found, 'the bill and our books agree');
    }
  };
  const compareMoves = async (gateway: Gateway, { now, unlessEnded }: Run) => {
    const yesterday = dayBefore(dayOf(now));
    const moved = await unlessEnded(() => checkMoves({ db, gateway }, yesterday, now));
    if (moved.length === 0) return;
    const found = { gateway: gateway.name, differences: moved.length };
    log.error(found, 'the gateway moved otherwise than we asked');
  };
  return {
    'check-bill': async ({ now, signal }) => {
      const run = { now, unlessEnded: endingWith(signal) };
      await eachInTurn([
        ...gateways.all.map((gateway) => async () => {
          await checkBill(gateway.name, run, (day) => checkDay({ db, gateway }, day, now));
        }),
        ...payouts.all.map((bank) => async () => {
          await checkBill(bank.name, run, (day) => checkPayoutDay(services, { bank, day }, now));
        }),
        ...gateways.all.map((gateway) => () => compareMoves(gateway, run)),
      ]);
    },
  };
}

type Check = (day: string) => Promise<CheckedDay>;
type UnlessEnded = <T>(work: () => Promise<T>) => Promise<T>;
type Run = { now: number; unlessEnded: UnlessEnded };

/**
 * After a long pause there are many days, and each may wait for a gateway: once its time is over the job
 * goes on another time with those that are left. What was asked then is only found again.
 */
function endingWith(signal: AbortSignal): UnlessEnded {
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  ended.catch(() => {});
  return async (work) => {
    signal.throwIfAborted();
    return Promise.race([work(), ended]);
  };
}

/** One that has no bill yet keeps nobody else's from being checked; the job is tried again for it. */
async function eachInTurn(works: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works) await work().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'a bill could not be checked');
}
