import type { Trx } from '#src/server/db/database.ts';
import type { KeptImage } from '#src/server/media/kept-image.ts';
import { requireOwnImages } from '#src/server/media/require-own-images.ts';
import { newId } from '#src/server/platform/keys.ts';
import { photosIn } from '#src/shared/raising/photos-in.ts';
import { partOfSheet, type SheetName } from '#src/shared/raising/sheet-names.ts';

type Passed = {
  caseId: string;
  ownerUserId: string;
  sheet: SheetName;
  fields: Record<string, unknown>;
  now: number;
};

type PublicImage = Extract<KeptImage, { isPublic: true }>;

/**
 * It says which papers a sheet's photos are; bills are for staff alone, so that none of them is
 * shown.
 */
const paperKinds = {
  treatment: 'diagnosis',
  household: 'sellAndPay',
  materials: 'costs',
  confirm: 'costs',
} as const;

/** Shows the photos of a part that passed: a story's pictures, or papers that are covered. */
export async function projectPictures(trx: Trx, passed: Passed): Promise<void> {
  const { sheet, fields, ownerUserId: userId } = passed;
  const photos = photosIn(sheet, fields);
  if (photos.length === 0) return;
  const shown: PublicImage[] = [];
  for (const { field, imageIds, purposes } of photos) {
    const kept = await requireOwnImages(trx, { imageIds, userId, purposes, field });
    shown.push(...kept.filter((image): image is PublicImage => image.isPublic));
  }
  if (partOfSheet(sheet) === 'base') await showPictures(trx, passed.caseId, shown);
  else if (sheet in paperKinds) await showPapers(trx, passed, shown);
}

async function showPictures(
  trx: Trx,
  caseId: string,
  pictures: readonly PublicImage[],
): Promise<void> {
  await trx.deleteFrom('case_pictures').where('case_id', '=', caseId).execute();
  if (pictures.length === 0) return;
  const rows = pictures.map(({ imageId, path, largePath, width, height }, position) => ({
    id: newId(),
    case_id: caseId,
    position,
    alt: null,
    path,
    large_path: largePath,
    image_id: imageId,
    width,
    height,
  }));
  await trx.insertInto('case_pictures').values(rows).execute();
}

async function showPapers(
  trx: Trx,
  { caseId, sheet, now }: Passed,
  papers: readonly PublicImage[],
): Promise<void> {
  const kind = paperKinds[sheet as keyof typeof paperKinds];
  const known = await trx
    .selectFrom('case_materials')
    .select('path')
    .where('case_id', '=', caseId)
    .execute();
  const fresh = papers.filter(({ path }) => !known.some((one) => one.path === path));
  if (fresh.length === 0) return;
  const rows = fresh.map(({ path, largePath, width, height }) => ({
    id: newId(),
    case_id: caseId,
    kind,
    alt: null,
    path,
    large_path: largePath,
    width,
    height,
    masked: 1 as const,
    stated_at: now,
  }));
  await trx.insertInto('case_materials').values(rows).execute();
}
