import type { Database, Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Keys } from './keys.ts';

/** Which call asks, for whom, under which key, and with what body. */
export type Idempotency = {
  key: string;
  call: string;
  owner: string;
  bodyHash: string;
  /** Aborted when the asker is gone: what was not committed by then never is. */
  signal?: AbortSignal;
};

const place = 'idempotency_keys.answer_sealed';

type Asked = { keys: Keys; idempotency: Idempotency; now: number };

/**
 * Runs an effect once for its idempotency key, in one transaction with the record of its answer.
 * The same key with the same body gets the recorded answer; with another body, a conflict.
 */
export async function once<T>(
  db: Database,
  asked: Asked,
  effect: (trx: Trx) => Promise<T>,
): Promise<T> {
  const known = await findAnswer<T>(db, asked);
  if (known) return known.answer;
  try {
    const { key, call, owner, bodyHash, signal } = asked.idempotency;
    const effectOnce = async (trx: Trx) => {
      await trx
        .insertInto('idempotency_keys')
        .values({ key, call, owner, body_hash: bodyHash, answer_sealed: '', created_at: asked.now })
        .execute();
      const answer = await effect(trx);
      const sealed = asked.keys.seal(place, [key, call], JSON.stringify(answer));
      await trx
        .updateTable('idempotency_keys')
        .set({ answer_sealed: sealed })
        .where('key', '=', key)
        .where('call', '=', call)
        .execute();
      return answer;
    };
    return await inTransaction(db, effectOnce, { signal });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const winner = await findAnswer<T>(db, asked);
    if (!winner) throw error;
    return winner.answer;
  }
}

async function findAnswer<T>(
  db: Database,
  { keys, idempotency }: Asked,
): Promise<{ answer: T } | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['owner', 'body_hash', 'answer_sealed'])
    .where('key', '=', idempotency.key)
    .where('call', '=', idempotency.call)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.body_hash !== idempotency.bodyHash || row.owner !== idempotency.owner) {
    throw new Problem('idempotencyConflict');
  }
  const of = [idempotency.key, idempotency.call];
  return { answer: JSON.parse(keys.open(place, of, row.answer_sealed)) as T };
}
