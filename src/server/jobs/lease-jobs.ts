import { sql } from 'kysely';
import { type Database, engineOf, type Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { prepared } from '#src/server/db/prepared.ts';

export type LeasedJob = { id: string; name: string; payload: string; attempts: number };
type Lease = { runner: string; leaseMs: number; maxAttempts: number };
/** Hears of a job that is given up, in the transaction that does so. */
export type TellGivenUp = (
  trx: Trx,
  job: { id: string; name: string },
  now: number,
) => Promise<void>;
export type GivingUp = { maxAttempts: number; tellGivenUp?: TellGivenUp | undefined };

const findDue = prepared((db, { now }: { now: number }) =>
  db
    .selectFrom('jobs')
    .select('name')
    .distinct()
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('run_at', '<=', now)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)])),
);

/** Finds what kinds of work wait to be taken now. */
export async function findDueNames(db: Database, now: number): Promise<ReadonlySet<string>> {
  const rows = await findDue.all(db, { now });
  return new Set(rows.map(({ name }) => name));
}

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
      order by run_at, id limit ${sql.lit(due.count)} ${lock}
    )
    returning id, name, payload, attempts`.execute(db);
  return rows;
}

/** Answers false when another runner has taken the job over. */
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
  /** It costs no attempt: what it needs is not there yet. */
  | { kind: 'waits'; runAt: number; error: string }
  | { kind: 'handed-back' };

type Ending = { runner: string; end: JobEnd; tellGivenUp?: TellGivenUp | undefined };

/** Ends a lease; a runner that lost it in the meantime changes nothing. */
export async function endLease(
  db: Database,
  job: LeasedJob,
  { runner, end, tellGivenUp }: Ending,
): Promise<void> {
  const letGo = (on: Database | Trx) =>
    on
      .updateTable('jobs')
      .set({ leased_by: null, leased_until: null, ...columnsFor(end, job) })
      .where('id', '=', job.id)
      .where('leased_by', '=', runner)
      .where('attempts', '=', job.attempts)
      .executeTakeFirstOrThrow();
  if (end.kind !== 'failed') {
    await letGo(db);
    return;
  }
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await letGo(trx);
    if (numUpdatedRows === 1n) await tellGivenUp?.(trx, job, end.at);
  });
}

function columnsFor(end: JobEnd, job: LeasedJob) {
  switch (end.kind) {
    case 'done':
      return { done_at: end.at, last_error: null };
    case 'again':
      return { run_at: end.runAt, last_error: end.error };
    case 'failed':
      return { failed_at: end.at, last_error: end.error };
    case 'waits':
      return { run_at: end.runAt, last_error: end.error, attempts: job.attempts - 1 };
    case 'handed-back':
      return { attempts: job.attempts - 1 };
  }
}
