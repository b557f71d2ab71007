import { expect } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue, type NewJob } from '#src/server/jobs/enqueue.ts';
import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import { type JobOptions, type JobRunner, runJobs } from '#src/server/jobs/run-jobs.ts';
import { openTestDatabase } from '../../support/test-db.ts';

/** Opens a database with jobs to greet, runners over it, and a clock that a test sets. */
export async function openJobFloor() {
  const { db, close } = await openTestDatabase();
  const runners: JobRunner[] = [];
  const clock = { now: 1000 };
  const findJobs = () => db.selectFrom('jobs').selectAll().orderBy('run_at').execute();
  const countEnded = async () =>
    (await findJobs()).filter((job) => job.done_at !== null || job.failed_at !== null).length;
  return {
    db,
    clock,
    findJobs,
    queue: (job: Partial<NewJob> = {}) =>
      inTransaction(db, (trx) =>
        enqueue(trx, { name: 'greet', payload: { to: 'Lin' }, runAt: 0, ...job }),
      ),
    run: (handlers: JobHandlers | JobHandlers[], options: Partial<JobOptions> = {}): JobRunner => {
      const runner = runJobs(db, [handlers].flat(), {
        now: () => clock.now,
        pollMs: 10,
        ...options,
      });
      runners.push(runner);
      return runner;
    },
    untilEnded: (count: number) => expect.poll(countEnded).toBe(count),
    close: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
      await close();
    },
  };
}

export type JobFloor = Awaited<ReturnType<typeof openJobFloor>>;
