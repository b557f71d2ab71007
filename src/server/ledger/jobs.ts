import type { Logger } from 'pino';
import type { Database } from '#src/server/db/database.ts';
import type { Equation } from '#src/server/db/equation.ts';
import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Metrics } from '#src/server/platform/watch/metrics.ts';
import { reasonOfLedger } from '#src/shared/review/freeze-reason.ts';
import { checkLedger } from './check-ledger.ts';
import { freezeMoneyOut } from './freeze-money-out.ts';

export const ledgerSchedule: readonly ScheduledJob[] = [
  { name: 'check-ledger', pattern: '* * * * *' },
];

/** For so many times as long as a check took none follows: large books are checked more rarely. */
const restAfterCheck = 100;
const longestRestMs = 3_600_000;

type CheckServices = {
  db: Database;
  equations: readonly Equation[];
  log: Logger;
  metrics: Metrics;
  now(): number;
};

/**
 * This is the check of every minute; one broken equation freezes money out until a person has
 * looked.
 */
export function ledgerJobs(services: CheckServices): JobHandlers {
  let restsUntil = 0;
  return {
    'check-ledger': async ({ now }) => {
      if (now < restsUntil) return;
      const startedAt = services.now();
      const broken = (await checkLedger(services.db, services.equations)).filter(({ ok }) => !ok);
      const tookMs = services.now() - startedAt;
      restsUntil = now + Math.min(tookMs * restAfterCheck, longestRestMs);
      services.metrics.ledgerBroken.set(broken.length);
      if (broken.length === 0) return;
      const numbers = broken.map(({ equation }) => equation);
      services.log.fatal({ equations: numbers }, 'the ledger does not add up: money out is frozen');
      await freezeMoneyOut(services.db, { reason: reasonOfLedger(numbers), now });
    },
  };
}
