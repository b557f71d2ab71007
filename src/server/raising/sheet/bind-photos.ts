import type { Trx } from '#src/server/db/database.ts';
import { bindImages } from '#src/server/media/bind-images.ts';
import { requireOwnImages } from '#src/server/media/require-own-images.ts';
import { photosIn } from '#src/shared/raising/photos-in.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';

type Photographed = {
  caseId: string;
  sheet: SheetName;
  fields: Readonly<Record<string, unknown>>;
  userId: string;
  now: number;
};

/** Makes the photos of a sheet the case's own; those of a draft too, so that none is swept away. */
export async function bindPhotos(
  trx: Trx,
  { caseId, sheet, fields, userId, now }: Photographed,
): Promise<void> {
  for (const { field, imageIds, purposes } of photosIn(sheet, fields)) {
    const subject = subjectOf(caseId, sheet, field);
    await requireOwnImages(trx, { imageIds, userId, purposes, subject, field });
    await bindImages(trx, { imageIds, subject, now, field });
  }
}

/** Answers what photos of a sheet belong to, by its field. */
function subjectOf(caseId: string, sheet: SheetName, field: string): `${string}:${string}` {
  return `part:${caseId}/${sheet}/${field}`;
}

/** Lists all that photos of a sheet may belong to. */
export function subjectsOf(caseId: string, sheet: SheetName): `${string}:${string}`[] {
  return photosIn(sheet).map(({ field }) => subjectOf(caseId, sheet, field));
}
