import type { StateGauge } from '#src/server/platform/watch/state-gauge.ts';

export const jobGauges: readonly StateGauge[] = [
  {
    name: 'warmlight_jobs_oldest_due_seconds',
    help: 'How long the oldest job that nobody runs has been due',
    read: async ({ db, now }) => {
      const { since } = await db
        .selectFrom('jobs')
        .select(({ fn }) => fn.min('run_at').as('since'))
        .where('done_at', 'is', null)
        .where('failed_at', 'is', null)
        .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
        .executeTakeFirstOrThrow();
      return since === null ? 0 : Math.max(0, (now - Number(since)) / 1000);
    },
  },
  {
    name: 'warmlight_jobs_given_up',
    help: 'Jobs that were given up and that staff have not seen to',
    read: async ({ db }) => {
      const { count } = await db
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('failed_at', 'is not', null)
        .where('answered_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  },
];
