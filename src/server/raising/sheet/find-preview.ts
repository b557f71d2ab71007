import { findCaseWith } from '#src/server/cases/find-case.ts';
import { requireOwnImages } from '#src/server/media/require-own-images.ts';
import type { LockedCase } from '#src/server/raising/lock-case.ts';
import type { Services } from '#src/server/services.ts';
import type { CaseDetail } from '#src/shared/cases/case-detail.ts';
import { mediaUrl } from '#src/shared/cases/display.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { type GearFields, gearsOf } from '#src/shared/kinds/gear-slots.ts';
import type { GearView } from '#src/shared/kinds/gear-view.ts';
import { photosIn } from '#src/shared/raising/photos-in.ts';
import { goalColumns } from './goal-columns.ts';
import { findParts, type PartRecord } from './part-record.ts';
import { columnsOfPart } from './project-part.ts';

/**
 * Finds a case's page as it will be once everything that is saved has passed: by the same columns
 * that the review writes, written nowhere. Answers undefined before the story is saved.
 */
export async function findPreview(
  services: Services,
  { caseId, userId }: { caseId: string; userId: string },
  now: number,
): Promise<(CaseDetail & { gears: GearView[] }) | undefined> {
  const parts = await findParts(services.db, services.keys, caseId);
  const base = parts.get('base');
  if (!base?.saved) return undefined;
  const waiting = [...parts.values()].filter(isWaiting);
  const changed = (row: LockedCase) => {
    const shown = { ...row };
    for (const { saved } of waiting)
      if (saved) Object.assign(shown, columnsOfPart({ row: shown, ...saved, now }));
    return { ...shown, ...goalColumns(shown) };
  };
  const found = await findCaseWith(services.db, { caseId, changed }, now);
  if (!found) return undefined;
  const pictures = await findPictures(services, { base, userId });
  return { ...found, pictures, gears: gearsIn(base) };
}

/** Nothing can be ordered from a preview, so that no thing has an id yet. */
function gearsIn({ saved }: PartRecord): GearView[] {
  if (saved?.sheet !== 'goodsBase') return [];
  return gearsOf(saved.fields as GearFields).map(({ slot, kind, ...gear }) => ({
    ...gear,
    gearId: String(slot),
  }));
}

/** What passed stands on the case itself. */
function isWaiting({ status, saved }: PartRecord): boolean {
  return saved !== null && status !== infoReviewStatuses.passed;
}

async function findPictures(
  { db }: Services,
  { base, userId }: { base: PartRecord; userId: string },
): Promise<CaseDetail['pictures']> {
  const { sheet, fields } = base.saved ?? { sheet: 'base', fields: {} };
  const photos = photosIn(sheet, fields);
  const kept = await Promise.all(
    photos.map(({ imageIds, purposes }) => requireOwnImages(db, { imageIds, userId, purposes })),
  );
  return kept.flat().flatMap((image, position) => {
    if (!image.isPublic) return [];
    const { width, height } = image;
    const [url, largeUrl] = [mediaUrl(image.path), mediaUrl(image.largePath)];
    return [{ url, largeUrl, alt: null, position, width, height }];
  });
}
