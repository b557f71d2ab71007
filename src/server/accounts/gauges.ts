import type { StateGauge } from '#src/server/platform/watch/state-gauge.ts';

const hourMs = 3_600_000;

export const accountGauges: readonly StateGauge[] = [
  {
    name: 'warmlight_sms_budget_spent_ratio',
    help: 'Verify codes sent within an hour, as a share of SMS_CODES_PER_HOUR',
    read: async ({ db, config, now }) => {
      const { count } = await db
        .selectFrom('verify_codes')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('created_at', '>', now - hourMs)
        .executeTakeFirstOrThrow();
      return Number(count) / config.smsCodesPerHour;
    },
  },
];
