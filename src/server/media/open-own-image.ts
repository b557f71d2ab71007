import type { House } from '#src/server/platform/house.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { openOriginal } from './open-original.ts';

/** A picture for its owner: the small one if it is public, else the sealed one to read. */
export async function openOwnImage(
  house: House,
  { imageId, userId }: { imageId: string; userId: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const own = await house.db
    .selectFrom('images')
    .select('path')
    .where('id', '=', imageId)
    .where('owner_user_id', '=', userId)
    .executeTakeFirst();
  if (!own) throw new Problem('notFound');
  if (own.path === null) return openOriginal(house, imageId);
  const small = await house.media.open.get(own.path);
  if (!small) throw new Problem('notFound');
  return new Uint8Array(small);
}
