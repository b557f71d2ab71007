import type { StateGauge } from '#src/server/platform/watch/state-gauge.ts';

export const reconciliationGauges: readonly StateGauge[] = [
  {
    name: 'warmlight_differences_open',
    help: 'Differences between our books and the bills of gateways and bank that wait for staff',
    read: async ({ db }) => {
      const { count } = await db
        .selectFrom('differences')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('settled_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  },
];
