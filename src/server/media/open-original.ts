import { Problem } from '#src/shared/contract/problem.ts';
import type { MediaServices } from './media-services.ts';

/** Every kept original is of this type: it was drawn again, so nothing hides in it. */
export const originalType = 'image/webp' as const;
export const originalPlace = 'images.original';

/**
 * Opens a picture at full size, private ones too: for staff and for its owner, never cached. Who
 * may ask is the caller's matter.
 */
export async function openOriginal(
  services: MediaServices,
  imageId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const row = await services.db
    .selectFrom('images')
    .select('original_key')
    .where('id', '=', imageId)
    .executeTakeFirst();
  const sealed = row && (await services.media.sealed.get(row.original_key));
  if (!sealed) throw new Problem('notFound');
  return services.keys.openBytes(originalPlace, imageId, sealed);
}
