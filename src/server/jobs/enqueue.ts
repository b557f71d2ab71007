import { randomBytes } from 'node:crypto';
import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';

export type NewJob = {
  name: string;
  payload: unknown;
  runAt: number;
  /** A second job of this key is not queued while the first waits or runs. */
  dedupeKey?: string | undefined;
  /** A second job of this id is never queued, not even when the first is done. */
  id?: string | undefined;
};

/** Queues work in the business transaction: it is done if, and only if, that one commits. */
export async function enqueue(trx: Trx, job: NewJob): Promise<'queued' | 'already'> {
  return (await enqueueAll(trx, [job])) === 0 ? 'already' : 'queued';
}

/** Several at once; answers how many were not queued before. */
export async function enqueueAll(trx: Trx, jobs: readonly NewJob[]): Promise<number> {
  if (jobs.length === 0) return 0;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('jobs')
    .values(jobs.map(rowOf))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

function rowOf({ name, payload, runAt, dedupeKey, id }: NewJob) {
  return {
    id: id ?? randomBytes(16).toString('base64url'),
    name,
    payload: toJson(payload ?? null),
    dedupe_key: dedupeKey ?? null,
    run_at: runAt,
    attempts: 0,
    leased_by: null,
    leased_until: null,
    done_at: null,
    failed_at: null,
    last_error: null,
  };
}
