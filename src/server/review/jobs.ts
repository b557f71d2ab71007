import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import { freezeMoneyOut } from '#src/server/ledger/freeze-money-out.ts';
import type { Services } from '#src/server/services.ts';
import { anchorTrail, findAnchorBreak } from './anchor-trail.ts';
import { beginTrailCheck, checkTrailJob, continueTrailCheck } from './check-trail.ts';

/** Every ten minutes what is new, every night the whole of it. */
export const reviewSchedule: readonly ScheduledJob[] = [
  { name: checkTrailJob, pattern: '*/10 * * * *' },
  { name: 'begin-trail-check', pattern: '40 3 * * *' },
];

/** Whoever changed the trail had the database: no money leaves until people have looked. */
export function reviewJobs(services: Services): JobHandlers {
  const { db, log, wakeJobs } = services;
  return {
    'begin-trail-check': async ({ now }) => {
      await inTransaction(db, (trx) => beginTrailCheck(trx, now));
      wakeJobs();
    },
    [checkTrailJob]: async ({ now, signal }) => {
      const { brokenPosition } = await continueTrailCheck(db, { signal }, now);
      const position = brokenPosition ?? (await findAnchorBreak(services));
      if (position === null) {
        await anchorTrail(services, now);
        return;
      }
      log.fatal({ position }, 'the audit trail was changed: money out is frozen');
      const reason = `The audit trail is not what was written, from row ${position} on.`;
      await freezeMoneyOut(db, { reason, now });
    },
  };
}
