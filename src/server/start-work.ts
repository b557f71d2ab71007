import { accountJobs, accountSchedule } from './accounts/jobs.ts';
import { activityJobs } from './activities/jobs.ts';
import { adviserJobs, adviserSchedule } from './advisers/jobs.ts';
import { backupJobs, backupSchedule } from './backups/jobs.ts';
import { caseJobs, caseSchedule } from './cases/jobs.ts';
import { isDamage } from './db/db-errors.ts';
import { discussionJobs } from './discussions/jobs.ts';
import { donationJobs, donationSchedule } from './donations/jobs.ts';
import { experimentJobs, experimentSchedule } from './experiments/jobs.ts';
import { sweepJobs, sweepSchedule } from './jobs/jobs.ts';
import type { JobHandlers } from './jobs/run-job.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { startSchedule } from './jobs/schedule.ts';
import { WaitingError } from './jobs/waiting-error.ts';
import { keyJobs, keySchedule } from './keys/jobs.ts';
import { kindJobs, kindSchedule } from './kinds/jobs.ts';
import { ledgerJobs, ledgerSchedule } from './ledger/jobs.ts';
import { noteDamage } from './ledger/note-damage.ts';
import { mediaJobs, mediaSchedule } from './media/jobs.ts';
import { monthlyJobs, monthlySchedule } from './monthly/jobs.ts';
import { noticeJobs } from './notices/jobs.ts';
import { paperJobs } from './papers/jobs.ts';
import { writeServiceWatch } from './platform/watch/write-service-watch.ts';
import { raiserJobs, raiserSchedule } from './raiser/jobs.ts';
import { raisingJobs } from './raising/jobs.ts';
import { reconciliationJobs, reconciliationSchedule } from './reconciliation/jobs.ts';
import { refundJobs, refundSchedule } from './refunds/jobs.ts';
import { retentionJobs, retentionSchedule } from './retention/jobs.ts';
import { reviewJobs, reviewSchedule } from './review/jobs.ts';
import { tellGivenUp } from './review/tell-given-up.ts';
import type { Services } from './services.ts';
import { writeVisits } from './sharing/write-visits.ts';
import { treasuryJobs, treasurySchedule } from './treasury/jobs.ts';
import { verificationJobs } from './verification/jobs.ts';
import { withdrawalJobs, withdrawalSchedule } from './withdrawals/jobs.ts';

const talliesEveryMs = 5000;

/** A large database takes longer to copy than any other work, and is asked for once a night. */
const longWork = { limitMs: 6 * 3_600_000, pollMs: 60_000, concurrency: 1 };

/**
 * Lists what the queue of jobs can ask of this process, a lane for each room's work: a bank that
 * hangs holds up payouts, and not the ledger's check.
 */
export function jobLanesOf(services: Services): readonly JobHandlers[] {
  return [
    accountJobs(services),
    activityJobs(services),
    adviserJobs(services),
    caseJobs(services),
    raiserJobs(services),
    discussionJobs(services),
    donationJobs(services),
    experimentJobs(services),
    keyJobs(services),
    kindJobs(services),
    ledgerJobs(services),
    monthlyJobs(services),
    noticeJobs(services),
    mediaJobs(services),
    paperJobs(services),
    raisingJobs(services),
    reconciliationJobs(services),
    refundJobs(services),
    retentionJobs(services),
    reviewJobs(services),
    sweepJobs(services),
    treasuryJobs(services),
    verificationJobs(services),
    withdrawalJobs(services),
  ];
}

/** Lists what may take hours, beside which nothing else is asked of the runner. */
export function longLanesOf(services: Services): readonly JobHandlers[] {
  return [backupJobs(services)];
}

function tellTo(services: Services) {
  const { log } = services;
  return (error: unknown, job?: { id: string; name: string }) => {
    if (isDamage(error)) void noteDamage(services, String(error), services.now());
    const told = { err: error, job: job?.name };
    if (error instanceof WaitingError) log.warn(told, 'job waits');
    else log.error(told, 'job failed');
  };
}

/** This is the clock queues this by itself. */
const regularWork = [
  ...accountSchedule,
  ...adviserSchedule,
  ...caseSchedule,
  ...raiserSchedule,
  ...donationSchedule,
  ...experimentSchedule,
  ...keySchedule,
  ...kindSchedule,
  ...ledgerSchedule,
  ...mediaSchedule,
  ...monthlySchedule,
  ...sweepSchedule,
  ...treasurySchedule,
  ...withdrawalSchedule,
  ...reconciliationSchedule,
  ...refundSchedule,
  ...retentionSchedule,
  ...reviewSchedule,
];

/** Starts the job runner and the clock that queues its regular work. */
export function startWork(services: Services): { wake(): void; stop(): Promise<void> } {
  const { db, now } = services;
  const onError = tellTo(services);
  const options = { now, onError, tellGivenUp };
  const runner = runJobs(db, jobLanesOf(services), options);
  const longRunner = runJobs(db, longLanesOf(services), { ...options, ...longWork });
  const regular = [...regularWork, ...backupSchedule(services)];
  const schedule = startSchedule(db, regular, { now, onError });
  let written = Promise.resolve();
  const write = () => {
    written = written
      .then(() => writeVisits(services))
      .then(() => writeServiceWatch(services))
      .catch(onError);
    return written;
  };
  const writing = setInterval(write, talliesEveryMs);
  return {
    wake: runner.wake,
    stop: async () => {
      clearInterval(writing);
      await schedule.stop();
      await Promise.all([runner.stop(), longRunner.stop()]);
      await write();
    },
  };
}
