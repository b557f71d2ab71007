import type { StateGauge } from '#src/server/platform/watch/state-gauge.ts';

export const withdrawalGauges: readonly StateGauge[] = [
  {
    name: 'warmlight_payouts_oldest_open_seconds',
    help: 'How long the oldest payout that was released has had no last word of the bank',
    read: async ({ db, now }) => {
      const { since } = await db
        .selectFrom('payouts')
        .select(({ fn }) => fn.min('created_at').as('since'))
        .where('status', 'in', ['READY', 'SUBMITTED'])
        .executeTakeFirstOrThrow();
      return since === null ? 0 : Math.max(0, (now - Number(since)) / 1000);
    },
  },
];
