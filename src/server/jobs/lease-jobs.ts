import { sql } from 'kysely';
import { type Database, engineOf } from '../db/database.ts';

export type LeasedJob = { id: string; name: string; payload: string; attempts: number };
export type Lease = { runner: string; leaseMs: number; maxAttempts: number };

/** Takes up to `count` due jobs of these names, of nobody or of a runner that went silent. */
export async function claimJobs(
  db: Database,
  { runner, leaseMs, maxAttempts }: Lease,
  due: { names: readonly string[]; count: number; now: number },
): Promise<LeasedJob[]> {
  if (due.names.length === 0 || due.count === 0) return [];
  // SQLite has one writer, so the statement as a whole is the lock.
  const lock = engineOf(db) === 'postgres' ? sql`for update skip locked` : sql``;
  const { rows } = await sql<LeasedJob>`
    update jobs
    set leased_by = ${runner}, leased_until = ${due.now + leaseMs}, attempts = attempts + 1
    where id in (
      select id from jobs
      where done_at is null and failed_at is null
        and run_at <= ${due.now} and (leased_until is null or leased_until <= ${due.now})
        and attempts < ${maxAttempts} and name in (${sql.join(due.names)})
      order by run_at, id limit ${due.count} ${lock}
    )
    returning id, name, payload, attempts`.execute(db);
  return rows;
}

/** Gives up jobs whose runners died in every attempt they had. */
export async function failExhaustedJobs(
  db: Database,
  { maxAttempts }: Lease,
  now: number,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      failed_at: now,
      leased_by: null,
      leased_until: null,
      last_error: 'Its runner died in the last attempt.',
    })
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('run_at', '<=', now)
    .where('attempts', '>=', maxAttempts)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .execute();
}

/** False when another runner has taken the job over. */
export async function renewLease(
  db: Database,
  job: LeasedJob,
  { runner, until }: { runner: string; until: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ leased_until: until })
    .where('id', '=', job.id)
    .where('leased_by', '=', runner)
    .where('attempts', '=', job.attempts)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export type JobEnd =
  | { kind: 'done'; at: number }
  | { kind: 'again'; runAt: number; error: string }
  | { kind: 'failed'; at: number; error: string }
  | { kind: 'handed-back' };

/** Ends a lease; a runner that lost it in the meantime changes nothing. */
export async function endLease(
  db: Database,
  job: LeasedJob,
  { runner, end }: { runner: string; end: JobEnd },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ leased_by: null, leased_until: null, ...columnsFor(end, job) })
    .where('id', '=', job.id)
    .where('leased_by', '=', runner)
    .where('attempts', '=', job.attempts)
    .execute();
}

function columnsFor(end: JobEnd, job: LeasedJob) {
  switch (end.kind) {
    case 'done':
      return { done_at: end.at, last_error: null };
    case 'again':
      return { run_at: end.runAt, last_error: end.error };
    case 'failed':
      return { failed_at: end.at, last_error: end.error };
    case 'handed-back':
      return { attempts: job.attempts - 1 };
  }
}
