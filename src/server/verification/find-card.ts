import type { Database, Trx } from '#src/server/db/database.ts';
import { findImagesOf } from '#src/server/media/find-images-of.ts';
import { cardOf } from './doctor-card.ts';

/** Finds the photos of a work card that were handed in with a doctor's word. */
export async function findCardPhotos(db: Database | Trx, verifyId: string): Promise<string[]> {
  const kept = await findImagesOf(db, cardOf(verifyId));
  return kept.map(({ imageId }) => imageId);
}

/** Do staff look at it now, and was a card handed in? */
export async function findCardState(
  db: Database,
  verifyId: string,
): Promise<'none' | 'waiting' | 'answered'> {
  const photos = await findCardPhotos(db, verifyId);
  if (photos.length === 0) return 'none';
  const open = await db
    .selectFrom('review_tasks')
    .select('id')
    .where('queue', '=', 'doctor')
    .where('subject_id', '=', verifyId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return open ? 'waiting' : 'answered';
}
