import type { Database } from '#src/server/db/database.ts';
import { sweepUv } from '#src/server/platform/visits/count-uv.ts';
import { sweepServiceWatch } from '#src/server/platform/watch/write-service-watch.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { retentionDays } from '#src/shared/platform/retention.ts';
import type { JobHandlers } from './run-job.ts';
import type { ScheduledJob } from './schedule.ts';

export const sweepSchedule: readonly ScheduledJob[] = [
  { name: 'sweep-expired', pattern: '17 3 * * *' },
];

/** Removes rows whose time is over and that nothing refers to. */
export function sweepJobs({ db }: { db: Database }): JobHandlers {
  return {
    'sweep-expired': async ({ now }) => {
      const ago = (kind: keyof typeof retentionDays) => now - retentionDays[kind] * dayMs;
      await db.deleteFrom('rate_counters').where('expires_at', '<', now).execute();
      await db.deleteFrom('verify_codes').where('expires_at', '<', ago('codes')).execute();
      // What was given has no code any more.
      await db.deleteFrom('mail_addresses').where('code_expires_at', '<', ago('codes')).execute();
      await db.deleteFrom('domain_tickets').where('expires_at', '<', now).execute();
      await sweepSessions(db, ago('sessions'));
      await db.deleteFrom('known_browsers').where('seen_at', '<', ago('browsers')).execute();
      await db.deleteFrom('share_visits').where('created_at', '<', ago('visits')).execute();
      await db.deleteFrom('phone_changes').where('ended_at', '<', ago('phoneChanges')).execute();
      await sweepTouches(db, ago('touches'));
      await db.deleteFrom('notices').where('created_at', '<', ago('notices')).execute();
      await db.deleteFrom('idempotency_keys').where('created_at', '<', ago('attempts')).execute();
      await sweepJobRows(db, ago('attempts'));
      await sweepServiceWatch(db, now);
      await sweepUv(db, now);
    },
  };
}

async function sweepSessions(db: Database, longAgo: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('revoked_at', '<', longAgo), eb('expires_at', '<', longAgo)]))
    .execute();
}

async function sweepTouches(db: Database, longAgo: number): Promise<void> {
  await db.deleteFrom('touches').where('created_at', '<', longAgo).execute();
  await db.deleteFrom('share_origins').where('created_at', '<', longAgo).execute();
  await db.deleteFrom('touched_visit_days').where('day', '<', dayOf(longAgo)).execute();
}

async function sweepJobRows(db: Database, longAgo: number): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where((eb) => eb.or([eb('done_at', '<', longAgo), eb('answered_at', '<', longAgo)]))
    .execute();
}
