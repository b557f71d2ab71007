import { caseJobs, caseSchedule } from './cases/jobs.ts';
import { donationJobs, donationSchedule } from './donations/jobs.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { startSchedule } from './jobs/schedule.ts';
import { ledgerJobs, ledgerSchedule } from './ledger/jobs.ts';
import type { House } from './platform/house.ts';
import { platformJobs, platformSchedule } from './platform/jobs.ts';
import { verificationJobs } from './verification/jobs.ts';

/** Starts the job runner and the clock that queues its regular work. */
export function startWork(house: House): { wake(): void; stop(): Promise<void> } {
  const { db, log, now } = house;
  const onError = (error: unknown, job?: { id: string; name: string }) =>
    log.error({ err: error, job: job?.name }, 'job failed');
  const handlers = {
    ...caseJobs(house),
    ...donationJobs(house),
    ...ledgerJobs(house),
    ...platformJobs(house),
    ...verificationJobs(house),
  };
  const runner = runJobs(db, handlers, { now, onError });
  const schedule = startSchedule(
    db,
    [...caseSchedule, ...donationSchedule, ...ledgerSchedule, ...platformSchedule],
    { now, onError },
  );
  return {
    wake: runner.wake,
    stop: async () => {
      await schedule.stop();
      await runner.stop();
    },
  };
}
