import type { Services } from '#src/server/services.ts';
import type { ImagePurpose } from '#src/shared/media/purposes.ts';
import type { AddedStory } from './add-story.ts';
import { keepPictures } from './keep-pictures.ts';
import { type PaperKind, storyPapers } from './story-papers.ts';

/** These are photos by the part they were sent for. */
export type StoryPhotos = Record<
  'base' | 'patient' | 'treatment' | 'bills' | 'payee' | 'publisher' | 'materials',
  string[]
>;
type Sent = { purpose: ImagePurpose; isCovered?: boolean; kinds: readonly PaperKind[] };

/** This is what a family sends for each part; what is covered becomes public with its review. */
const papersOfPart: Record<Exclude<keyof StoryPhotos, 'base'>, Sent> = {
  patient: { purpose: 'identity', kinds: ['identity'] },
  treatment: { purpose: 'proof', isCovered: true, kinds: ['diagnosis', 'hospital'] },
  bills: { purpose: 'bill', kinds: ['costs'] },
  payee: { purpose: 'identity', kinds: ['identity', 'household', 'bankCard'] },
  publisher: { purpose: 'identity', kinds: ['identity'] },
  materials: { purpose: 'proof', isCovered: true, kinds: ['household'] },
};

/** Keeps the photos of a story as if its family had sent each of them for its part. */
export async function keepPapers(
  services: Services,
  { story, ownerUserId: userId }: AddedStory,
  now: number,
): Promise<StoryPhotos> {
  const keep = async (sent: Parameters<typeof keepPictures>[1]) =>
    (await keepPictures(services, sent)).map(({ imageId }) => imageId);
  const files = story.pictures.map(({ file }) => file);
  const photos = { base: await keep({ userId, purpose: 'cover', files, now }) } as StoryPhotos;
  for (const [part, { purpose, isCovered, kinds }] of Object.entries(papersOfPart)) {
    photos[part as keyof typeof papersOfPart] = await keep({
      ...{ userId, purpose, isCovered, now, files: kinds.map((kind) => storyPapers[kind].file) },
      // Every family has a paper of its own, and the same file twice is held as a copy.
      mark: `${story.slug} ${part}`,
    });
  }
  return photos;
}

/** Answers which paper a photo of the treatment, or of a dream, is. */
export function kindOf({ treatment, materials }: StoryPhotos, imageId: string): PaperKind {
  const { treatment: ofTreatment, materials: ofDream } = papersOfPart;
  const kind =
    ofTreatment.kinds[treatment.indexOf(imageId)] ?? ofDream.kinds[materials.indexOf(imageId)];
  if (!kind) throw new Error('A paper is public that nobody covered.');
  return kind;
}
