import { randomBytes } from 'node:crypto';
import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import { prepared } from '#src/server/db/prepared.ts';

export type NewJob = {
  name: string;
  payload: unknown;
  runAt: number;
  /** A second job of this key is not queued while the first waits or runs. */
  dedupeKey?: string | undefined;
  /** A second job of this id is never queued, not even when the first is done. */
  id?: string | undefined;
};

const insert = (trx: Trx, rows: ReturnType<typeof rowOf>[]) =>
  trx
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing());

const insertOne = prepared((trx: Trx, row: ReturnType<typeof rowOf>) => insert(trx, [row]));

/** Queues work in the business transaction: it is done if, and only if, that one commits. */
export async function enqueue(trx: Trx, job: NewJob): Promise<'queued' | 'already'> {
  return (await insertOne.run(trx, rowOf(job))) === 0 ? 'already' : 'queued';
}

/** Queues several at once; answers how many were not queued before. */
export async function enqueueAll(trx: Trx, jobs: readonly NewJob[]): Promise<number> {
  if (jobs.length === 0) return 0;
  const { numInsertedOrUpdatedRows } = await insert(trx, jobs.map(rowOf)).executeTakeFirstOrThrow();
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
