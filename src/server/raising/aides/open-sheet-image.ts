import { findCaseOwner } from '#src/server/cases/find-case-owner.ts';
import { openOwnImage } from '#src/server/media/open-own-image.ts';
import { subjectsOf } from '#src/server/raising/sheet/bind-photos.ts';
import type { Services } from '#src/server/services.ts';
import { partOfSheet, sheetNames } from '#src/shared/raising/sheet-names.ts';

type Asked = { caseId: string; imageId: string; userId: string };

/**
 * Answers a picture of a sheet for its family and who helps it; the payee's papers are the family's
 * alone.
 */
export async function openSheetImage(
  services: Pick<Services, 'db' | 'keys' | 'media'>,
  { caseId, imageId, userId }: Asked,
): Promise<Uint8Array<ArrayBuffer>> {
  const isOwner = (await findCaseOwner(services.db, caseId)) === userId;
  const shared = sheetNames.filter((sheet) => isOwner || partOfSheet(sheet) !== 'payee');
  const subjects = shared.flatMap((sheet) => subjectsOf(caseId, sheet));
  return openOwnImage(services, { imageId, userId, subjects });
}
