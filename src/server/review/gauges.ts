import type { StateGauge } from '#src/server/platform/watch/state-gauge.ts';

export const reviewGauges: readonly StateGauge[] = [
  {
    name: 'warmlight_desk_oldest_task_seconds',
    help: "How long staff's clock of the oldest open task of the desk has run",
    read: async ({ db, now }) => {
      const { since } = await db
        .selectFrom('review_tasks')
        .select(({ fn }) => fn.min('clock_from').as('since'))
        .where('state', '=', 'open')
        .where('waiting_since', 'is', null)
        .executeTakeFirstOrThrow();
      return since === null ? 0 : Math.max(0, (now - Number(since)) / 1000);
    },
  },
];
