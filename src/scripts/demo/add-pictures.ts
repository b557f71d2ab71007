import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { toJson } from '#src/server/db/json.ts';
import { bindImages } from '#src/server/media/bind-images.ts';
import type { KeptImage } from '#src/server/media/kept-image.ts';
import { newId } from '#src/server/platform/keys.ts';
import { subjectOf } from '#src/server/raising/sheet/save-part.ts';
import type { Services } from '#src/server/services.ts';
import type { AddedStory } from './add-story.ts';
import { inTwo } from './in-two.ts';
import { keepPictures } from './keep-pictures.ts';

/** Keeps a story's pictures as if its family had sent them, and shows them; answers their ids. */
export async function addPictures(services: Services, one: AddedStory): Promise<string[]> {
  const { story, caseId, ownerUserId, publishedAt: now } = one;
  const files = story.pictures.map(({ file }) => file);
  const kept = await keepPictures(services, { userId: ownerUserId, purpose: 'cover', files, now });
  const imageIds = kept.map(({ imageId }) => imageId);
  await inTransaction(services.db, async (trx) => {
    await bindImages(trx, { imageIds, subject: subjectOf(caseId, 'base'), now });
    await showPictures(
      trx,
      one,
      kept.filter((image) => image.isPublic),
    );
  });
  return imageIds;
}

type Shown = Pick<KeptImage & { isPublic: true }, 'path' | 'largePath' | 'width' | 'height'>;

/** Shows these as the pictures of a story, with what each of them shows in words. */
export async function showPictures(
  trx: Trx,
  { story, caseId }: Pick<AddedStory, 'story' | 'caseId'>,
  shown: readonly Shown[],
): Promise<void> {
  const rows = story.pictures.flatMap(({ alt, altEn }, position) => {
    const picture = shown[position];
    if (!picture) return [];
    const { path, largePath, width, height } = picture;
    const place = { id: newId(), case_id: caseId, position };
    const words = toJson(inTwo(alt, altEn));
    return [{ ...place, alt: words, path, large_path: largePath, width, height }];
  });
  await trx.insertInto('case_pictures').values(rows).execute();
}
