import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import { freezeMoneyOut } from '#src/server/ledger/freeze-money-out.ts';
import type { Services } from '#src/server/services.ts';
import { beginTrailCheck, checkTrailJob, continueTrailCheck } from './check-trail.ts';

/** Every hour what is new, every night the whole of it. */
export const reviewSchedule: readonly ScheduledJob[] = [
  { name: checkTrailJob, pattern: '30 * * * *' },
  { name: 'begin-trail-check', pattern: '40 3 * * *' },
];

/** Whoever changed the trail had the database: no money leaves until people have looked. */
export function reviewJobs({ db, log, wakeJobs }: Services): JobHandlers {
  return {
    'begin-trail-check': async ({ now }) => {
      await inTransaction(db, (trx) => beginTrailCheck(trx, now));
      wakeJobs();
    },
    [checkTrailJob]: async ({ now, signal }) => {
      const { brokenPosition: position } = await continueTrailCheck(db, { signal }, now);
      if (position === null) return;
      log.fatal({ position }, 'the audit trail was changed: money out is frozen');
      const reason = `The audit trail is not what was written, from row ${position} on.`;
      await freezeMoneyOut(db, { reason, now });
    },
  };
}
