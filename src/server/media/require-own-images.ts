import type { Database } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { ImagePurpose } from '#src/shared/media/purposes.ts';
import { type KeptImage, keptColumns, keptImageOf } from './kept-image.ts';

type Wanted = {
  imageIds: readonly string[];
  userId: string;
  purposes: readonly ImagePurpose[];
  /** It may have them already, sent by others who write it, too. */
  subject?: string;
  /** This is the input's field that a refusal names. */
  field?: string;
};

/**
 * Keeps to the caller's own pictures of these purposes, and those their subject has, in the order
 * asked. Another's, an absent one and one of another purpose are refused alike.
 */
export async function requireOwnImages(
  trx: Database,
  { imageIds, userId, purposes, subject = '', field = 'attachments' }: Wanted,
): Promise<KeptImage[]> {
  if (imageIds.length === 0) return [];
  const rows = await trx
    .selectFrom('images')
    .select(keptColumns)
    .where('id', 'in', imageIds)
    .where((row) => row.or([row('owner_user_id', '=', userId), row('subject', '=', subject)]))
    .where('purpose', 'in', purposes)
    .execute();
  const found = new Map(rows.map((row) => [row.id, keptImageOf(row)]));
  return imageIds.map((id) => {
    const image = found.get(id);
    if (!image) throw new Problem('inputInvalid', { fields: { [field]: 'unknown' } });
    return image;
  });
}
