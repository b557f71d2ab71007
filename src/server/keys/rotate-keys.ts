import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import type { KeyService } from '#src/server/platform/keys/key-service.ts';
import { addVersion, knownBeforeMs } from '#src/server/platform/keys/open-key-ring.ts';
import { resealJob } from './reseal-job.ts';

type Kept = { db: Database; service: KeyService };

/**
 * Makes the next version of the key that seals. Every node hears of it before the first one
 * uses it, and what older ones sealed is sealed anew from then on. Two that ask at once make one.
 */
export async function rotateKeys({ db, service }: Kept, now: number): Promise<void> {
  const { version, used_from: newestFrom } = await db
    .selectFrom('key_versions')
    .select(['version', 'used_from'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  if (newestFrom > now) return;
  const usedFrom = now + knownBeforeMs;
  await addVersion(db, { service, version: version + 1, usedFrom }, now);
  await inTransaction(db, (trx) => enqueue(trx, { name: resealJob, payload: {}, runAt: usedFrom }));
}

/** Makes a new root key, and closes every version by it; what was stolen closes nothing any more. */
export async function rotateRoot({ db, service }: Kept): Promise<void> {
  const versions = await db
    .selectFrom('key_versions')
    .select(['id', 'root_id', 'wrapped'])
    .where('retired_at', 'is', null)
    .execute();
  const opened = [];
  for (const { id, root_id: rootId, wrapped } of versions) {
    opened.push({ id, wrapped, secret: await service.unwrap(id, { rootId, wrapped }) });
  }
  await service.addRoot();
  for (const { id, wrapped: before, secret } of opened) {
    const { rootId, wrapped } = await service.wrap(id, secret);
    await db
      .updateTable('key_versions')
      .set({ root_id: rootId, wrapped })
      .where('id', '=', id)
      .where('wrapped', '=', before)
      .execute();
  }
}
