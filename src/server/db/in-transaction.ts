import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Trx } from './database.ts';
import { isSerializationFailure } from './db-errors.ts';
import { insideMark, isInsideTransaction } from './transaction-mark.ts';

const tries = 5;
const firstPauseMs = 10;

/**
 * Only this opens a transaction. `work` may run several times, so it does nothing but query; an
 * aborted `signal` rolls back what was not yet committed.
 */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Trx) => Promise<T>,
  { signal }: { signal?: Pick<AbortSignal, 'throwIfAborted'> | undefined } = {},
): Promise<T> {
  if (db.isTransaction || isInsideTransaction()) {
    throw new Error('A transaction was opened inside another: pass the `trx` on instead.');
  }
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return await db.transaction().execute((trx) =>
        insideMark(async (lateGuard) => {
          const result = await work(trx.withPlugin(lateGuard) as Trx);
          signal?.throwIfAborted();
          return result;
        }),
      );
    } catch (error) {
      if (!isSerializationFailure(error) || attempt === tries) throw error;
      await sleep(Math.random() * firstPauseMs * 2 ** attempt);
    }
  }
}
