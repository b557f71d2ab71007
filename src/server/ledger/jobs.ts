import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { House } from '#src/server/platform/house.ts';
import { checkLedger } from './check-ledger.ts';
import { freezeMoneyOut } from './freeze-money-out.ts';

export const ledgerSchedule: readonly ScheduledJob[] = [
  { name: 'check-ledger', pattern: '0 * * * *' },
];

/** The hourly check; one broken equation freezes money out until a person has looked. */
export function ledgerJobs(house: House): JobHandlers {
  return {
    'check-ledger': async ({ now }) => {
      const broken = (await checkLedger(house.db)).filter(({ ok }) => !ok);
      house.metrics.ledgerBroken.set(broken.length);
      if (broken.length === 0) return;
      const reason = broken.map(({ equation, statement }) => `${equation}. ${statement}`).join(' ');
      house.log.fatal(
        { equations: broken.map(({ equation }) => equation) },
        'the ledger does not add up: money out is frozen',
      );
      await freezeMoneyOut(house.db, { reason, now });
    },
  };
}
