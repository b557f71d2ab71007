import { Problem } from '#src/shared/contract/problem.ts';
import type { MediaServices } from './media-services.ts';
import { openOriginal } from './open-original.ts';

type Asked = {
  imageId: string;
  userId: string;
  /** These are things whose pictures the viewer sees as well, whoever sent them. */
  subjects?: readonly string[];
};

/** Opens a picture for its owner: the small one if it is public, else the sealed one to read. */
export async function openOwnImage(
  services: MediaServices,
  { imageId, userId, subjects = [] }: Asked,
): Promise<Uint8Array<ArrayBuffer>> {
  const own = await services.db
    .selectFrom('images')
    .select('path')
    .where('id', '=', imageId)
    .where((row) =>
      row.or([row('owner_user_id', '=', userId), row('subject', 'in', [...subjects, ''])]),
    )
    .executeTakeFirst();
  if (!own) throw new Problem('notFound');
  if (own.path === null) return openOriginal(services, imageId);
  const small = await services.media.open.get(own.path);
  if (!small) throw new Problem('notFound');
  return new Uint8Array(small);
}
