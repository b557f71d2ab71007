import type { Database, Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { prepared } from '#src/server/db/prepared.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Keys } from './keys.ts';

/** Says which call asks, for whom, under which key, and with what body. */
export type Idempotency = {
  key: string;
  call: string;
  owner: string;
  bodyHash: string;
  /** It is aborted when the asker is gone: what was not committed by then never is. */
  signal?: Pick<AbortSignal, 'throwIfAborted'>;
};

const place = 'idempotency_keys.answer_sealed';

type Asked = { keys: Keys; idempotency: Idempotency; now: number };

type Used = { key: string; call: string };

const findKey = prepared((db, { key, call }: Used) =>
  db
    .selectFrom('idempotency_keys')
    .select(['owner', 'body_hash', 'answer_sealed'])
    .where('key', '=', key)
    .where('call', '=', call),
);

const insertKey = prepared(
  (trx, row: Used & { owner: string; body_hash: string; created_at: number }) =>
    trx.insertInto('idempotency_keys').values({ ...row, answer_sealed: '' }),
);

const setAnswer = prepared((trx, { key, call, sealed }: Used & { sealed: string }) =>
  trx
    .updateTable('idempotency_keys')
    .set({ answer_sealed: sealed })
    .where('key', '=', key)
    .where('call', '=', call),
);

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
      await insertKey.run(trx, { key, call, owner, body_hash: bodyHash, created_at: asked.now });
      const answer = await effect(trx);
      const sealed = asked.keys.seal(place, [key, call], JSON.stringify(answer));
      await setAnswer.run(trx, { key, call, sealed });
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
  const { key, call } = idempotency;
  const row = await findKey.first(db, { key, call });
  if (!row) return undefined;
  if (row.body_hash !== idempotency.bodyHash || row.owner !== idempotency.owner) {
    throw new Problem('idempotencyConflict');
  }
  return { answer: JSON.parse(keys.open(place, [key, call], row.answer_sealed)) as T };
}
