import type { StateGauge } from '#src/server/platform/watch/state-gauge.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';

export const donationGauges: readonly StateGauge[] = [
  {
    name: 'warmlight_quarantined_of_day',
    help: 'Signed words of gateways within a day that fit no payment of ours',
    read: async ({ db, now }) => {
      const { count } = await db
        .selectFrom('payment_quarantine')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('created_at', '>', now - dayMs)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  },
];
