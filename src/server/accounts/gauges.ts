import type { StateGauge } from '#src/server/platform/watch/state-gauge.ts';
import { countWrongFactors } from './find-sign-in-figures.ts';

const hourMs = 3_600_000;
/** What was sent just now may be used yet; of fewer nothing is said. */
const answeredMs = 10 * 60_000;
const leastSent = 20;

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
  {
    name: 'warmlight_codes_unused_ratio',
    help: 'Of the verify codes of an hour, the share nobody signed in with; NaN below twenty codes',
    read: async ({ db, now }) => {
      const { sent, used } = await db
        .selectFrom('verify_codes')
        .select(({ fn }) => [fn.countAll().as('sent'), fn.count('used_at').as('used')])
        .where('created_at', '>', now - hourMs - answeredMs)
        .where('created_at', '<=', now - answeredMs)
        .executeTakeFirstOrThrow();
      return Number(sent) < leastSent ? Number.NaN : 1 - Number(used) / Number(sent);
    },
  },
  {
    name: 'warmlight_staff_codes_wrong_of_hour',
    help: "Wrong codes of staff's authenticators within an hour",
    read: ({ db, now }) => countWrongFactors(db, now - hourMs),
  },
];
