import type { Database } from '#src/server/db/database.ts';
import type { JobHandlers } from './run-job.ts';
import type { ScheduledJob } from './schedule.ts';

const dayMs = 86_400_000;
/** Browsers drop their key after the answer; a month outlives any retry. */
const idempotencyDays = 30;
/** As long as its session at most. */
const knownBrowserDays = 365;

export const sweepSchedule: readonly ScheduledJob[] = [
  { name: 'sweep-expired', pattern: '17 3 * * *' },
];

/** Removes rows whose time is over and that nothing refers to. */
export function sweepJobs({ db }: { db: Database }): JobHandlers {
  return {
    'sweep-expired': async ({ now }) => {
      await db.deleteFrom('rate_counters').where('expires_at', '<', now).execute();
      await db
        .deleteFrom('verify_codes')
        .where('expires_at', '<', now - dayMs)
        .execute();
      await db
        .deleteFrom('known_browsers')
        .where('seen_at', '<', now - knownBrowserDays * dayMs)
        .execute();
      await db
        .deleteFrom('idempotency_keys')
        .where('created_at', '<', now - idempotencyDays * dayMs)
        .execute();
      await db
        .deleteFrom('jobs')
        .where((eb) => {
          const longAgo = now - idempotencyDays * dayMs;
          return eb.or([eb('done_at', '<', longAgo), eb('answered_at', '<', longAgo)]);
        })
        .execute();
    },
  };
}
