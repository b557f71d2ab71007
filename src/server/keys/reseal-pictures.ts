import type { Services } from '#src/server/services.ts';
import type { ResealServices } from './reseal-values.ts';

const batch = 20;

/**
 * Does the same for pictures. The file is put in its place before the row says so, since
 * either version opens; one whose file is away is left as it is, and counted.
 */
export async function resealPictures(
  services: ResealServices & Pick<Services, 'media'>,
  signal: AbortSignal,
): Promise<{ unopened: number }> {
  let [after, unopened] = ['', 0];
  for (;;) {
    const rows = await findOlder(services, after);
    for (const row of rows) {
      if (signal.aborted) return { unopened };
      if (!(await resealOne(services, row))) unopened += 1;
    }
    const last = rows.at(-1);
    if (!last) return { unopened };
    after = last.id;
  }
}

function findOlder({ db, keys }: ResealServices, after: string) {
  return db
    .selectFrom('images')
    .select(['id', 'original_key as key', 'sealed_with as keyId'])
    .where('id', '>', after)
    .where('sealed_with', '<>', keys.currentKeyId())
    .orderBy('id')
    .limit(batch)
    .execute();
}

async function resealOne(
  { db, keys, log, media }: ResealServices & Pick<Services, 'media'>,
  { id, key }: { id: string; key: string },
): Promise<boolean> {
  try {
    const sealed = await media.sealed.get(key);
    if (!sealed) throw new Error(`There is no file ${key}.`);
    const plain = keys.openBytes('images.original', id, sealed);
    const anew = keys.sealBytes('images.original', id, plain);
    await media.sealed.put(key, anew.bytes, 'application/octet-stream');
    await db.updateTable('images').set({ sealed_with: anew.keyId }).where('id', '=', id).execute();
    return true;
  } catch (error) {
    log.error({ err: error, imageId: id }, 'a sealed picture does not open');
    return false;
  }
}
