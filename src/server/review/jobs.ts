import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import { freezeMoneyOut } from '#src/server/ledger/freeze-money-out.ts';
import type { Services } from '#src/server/services.ts';
import { anchorTrail, findAnchorBreak } from './anchor-trail.ts';
import { beginTrailCheck, checkTrailJob, continueTrailCheck } from './check-trail.ts';

/** Every ten minutes it looks at what is new, every night at the whole of it. */
export const reviewSchedule: readonly ScheduledJob[] = [
  { name: checkTrailJob, pattern: '*/10 * * * *' },
  { name: 'begin-trail-check', pattern: '40 3 * * *' },
];

/** Anchors are compared so far back: all the time, and every night. */
const lateHours = 24;
const nightlyHours = 30 * 24;

/** Whoever changed the trail had the database: no money leaves until people have looked. */
export function reviewJobs(services: Services): JobHandlers {
  const { db, log, wakeJobs } = services;
  const freeze = async (position: number, now: number) => {
    log.fatal({ position }, 'the audit trail was changed: money out is frozen');
    const reason = `The audit trail is not what was written, from row ${position} on.`;
    await freezeMoneyOut(db, { reason, now });
  };
  return {
    'begin-trail-check': async ({ now }) => {
      const position = await findAnchorBreak(services, { hours: nightlyHours }, now);
      if (position !== null) await freeze(position, now);
      await inTransaction(db, (trx) => beginTrailCheck(trx, now));
      wakeJobs();
    },
    [checkTrailJob]: async ({ now, signal }) => {
      const { brokenPosition } = await continueTrailCheck(db, { signal }, now);
      const hours = lateHours;
      const position = brokenPosition ?? (await findAnchorBreak(services, { hours }, now));
      if (position === null) return anchorTrail(services, now);
      await freeze(position, now);
    },
  };
}
