import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueueAll } from '#src/server/jobs/enqueue.ts';
import type { Media } from './object-store.ts';

export type FilesToDrop = { open: string[]; sealed: string[] };

const keptUnboundMs = 48 * 3_600_000;
const batch = 100;

/**
 * Forgets pictures that nothing bound within two days. Rows go first, with a job for each one's
 * files in the same transaction: a picture bound meanwhile keeps everything, and no file is left.
 */
export async function sweepImages(db: Database, now: number, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const swept = await inTransaction(db, (trx) => sweepBatch(trx, now), { signal });
    if (swept < batch) return;
  }
}

async function sweepBatch(trx: Trx, now: number): Promise<number> {
  const old = await trx
    .selectFrom('images')
    .select('id')
    .where('subject', 'is', null)
    .where('created_at', '<', now - keptUnboundMs)
    .orderBy('created_at')
    .limit(batch)
    .execute();
  if (old.length === 0) return 0;
  const gone = await trx
    .deleteFrom('images')
    .where(
      'id',
      'in',
      old.map(({ id }) => id),
    )
    .where('subject', 'is', null)
    .returning(['path', 'large_path', 'soft_path', 'original_key'])
    .execute();
  await enqueueAll(
    trx,
    gone.map(({ path, large_path, soft_path, original_key }) => ({
      name: 'drop-image-files',
      payload: {
        open: [path, large_path, soft_path].filter((key) => key !== null),
        sealed: [original_key],
      },
      runAt: now,
    })),
  );
  return old.length;
}

/** Removes files; those already gone are fine, so that it may run twice. */
export async function dropFiles(media: Media, { open, sealed }: FilesToDrop): Promise<void> {
  for (const key of open) await media.open.delete(key);
  for (const key of sealed) await media.sealed.delete(key);
}
