import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import { freezeMoneyOut } from '#src/server/ledger/freeze-money-out.ts';
import type { House } from '#src/server/platform/house.ts';
import { checkTrail } from './check-trail.ts';

export const reviewSchedule: readonly ScheduledJob[] = [
  { name: 'check-trail', pattern: '30 * * * *' },
];

/** Whoever changed the trail had the database: no money leaves until people have looked. */
export function reviewJobs({ db, log }: House): JobHandlers {
  return {
    'check-trail': async ({ now }) => {
      const state = await checkTrail(db);
      if (state.whole) return;
      log.fatal({ position: state.brokenAt }, 'the audit trail was changed: money out is frozen');
      const reason = `The audit trail is not what was written, from row ${state.brokenAt} on.`;
      await freezeMoneyOut(db, { reason, now });
    },
  };
}
