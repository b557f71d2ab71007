import type { Trx } from '#src/server/db/database.ts';
import { mediaUrl } from '#src/shared/cases/display.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { bindImages } from './bind-images.ts';
import { requireOwnImages } from './require-own-images.ts';

type Taken = {
  imageIds: readonly string[];
  userId: string;
  /** It says whose face it is. */
  subject: `${'adviser' | 'avatar'}:${string}`;
  field: string;
};

/**
 * Takes the public address of a picture that its owner sent as a face; undefined where they sent
 * none.
 */
export async function takeAvatar(
  trx: Trx,
  { imageIds, userId, subject, field }: Taken,
  now: number,
): Promise<string | undefined> {
  const owned = { imageIds, userId, purposes: ['avatar'], field } as const;
  const [image] = await requireOwnImages(trx, owned);
  if (!image) return undefined;
  if (!image.isPublic) throw new Problem('inputInvalid', { fields: { [field]: 'unknown' } });
  await bindImages(trx, { imageIds, subject, field, now });
  return mediaUrl(image.path);
}
