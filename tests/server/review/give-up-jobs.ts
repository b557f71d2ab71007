import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { claimJobs } from '#src/server/jobs/lease-jobs.ts';
import { runJob } from '#src/server/jobs/run-job.ts';
import { tellGivenUp } from '#src/server/review/tell-given-up.ts';
import type { TaskDesk } from '../desk/task-desk.ts';

/** Queues work whose every try fails with these words, and tries it the last time. */
export async function giveUp(t: TaskDesk, name: string, payload: unknown, words = 'Error: no') {
  const { db, now } = t.services;
  await inTransaction(db, (trx) => enqueue(trx, { name, payload, runAt: now() }));
  const lease = { runner: 'test', leaseMs: 60_000, maxAttempts: 1 };
  const [job] = await claimJobs(db, lease, { names: [name], count: 1, now: now() });
  if (!job) throw new Error('The job was not queued.');
  const fail = async () => {
    throw new TypeError(words);
  };
  await runJob(db, job, {
    ...{ ...lease, now, tellGivenUp, handlers: { [name]: fail }, backoffMs: () => 1000 },
    ...{ onError: () => {}, stopping: new AbortController().signal, limitMs: 1000, graceMs: 1 },
  });
}

export const tasksOf = (t: TaskDesk, name: string) =>
  t.services.db
    .selectFrom('review_tasks')
    .select(['id', 'urgent', 'revision', 'state'])
    .where(({ and }) => and({ queue: 'givenUpJob', subject_id: name }))
    .orderBy('opened_at')
    .execute();

export async function taskOf(t: TaskDesk, name: string) {
  const task = (await tasksOf(t, name)).find(({ state }) => state === 'open');
  if (!task) throw new Error(`Nothing waits about ${name}.`);
  return task;
}
