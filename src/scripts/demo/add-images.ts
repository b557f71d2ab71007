import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { originalType, sealPurpose } from '#src/server/media/open-original.ts';
import { newId } from '#src/server/platform/keys.ts';
import { subjectOf } from '#src/server/raising/save-part.ts';
import type { Services } from '#src/server/services.ts';
import type { AddedStory } from './add-story.ts';
import type { DrawnPicture } from './render-pictures.ts';

/** Keeps a story's drawn pictures as if its family had uploaded them; answers their ids. */
export async function addImages(
  { db, keys, media, config }: Services,
  { caseId, ownerUserId, publishedAt }: AddedStory,
  pictures: readonly DrawnPicture[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const [position, picture] of pictures.entries()) {
    const bytes = await readFile(join(config.dataDir, 'media', picture.large_path));
    const digest = createHash('sha256').update(bytes);
    const hash = digest.copy().digest('hex');
    const sealedKey = `images/demo/${hash.slice(0, 32)}.sealed`;
    await media.sealed.put(sealedKey, keys.sealBytes(sealPurpose, bytes), originalType);
    const row = {
      id: newId(),
      owner_user_id: ownerUserId,
      purpose: 'cover' as const,
      width: picture.width,
      height: picture.height,
      path: picture.path,
      large_path: picture.large_path,
      original_key: sealedKey,
      bytes_hash: digest.digest('base64url'),
      // Like no other picture: the demo's drawings are not compared with each other.
      perceptual_hash: hash.slice(0, 16),
      redacted: 0 as const,
      subject: subjectOf(caseId, 'base'),
      position,
      created_at: publishedAt,
    };
    await inTransaction(db, (trx) => trx.insertInto('images').values(row).execute());
    ids.push(row.id);
  }
  return ids;
}
