import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { mediaUrl } from '#src/shared/cases/display.ts';
import type { OwnWords } from '#src/shared/platform/own-words.ts';

/** Finds the case's pictures that its posters may show, each by its id. */
export async function findPosterPictures(db: Database, caseId: string) {
  const rows = await db
    .selectFrom('case_pictures')
    .select(['id', 'path', 'alt', 'position', 'width', 'height'])
    .where('case_id', '=', caseId)
    .orderBy('position')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    pictureId: row.id,
    url: mediaUrl(row.path),
    alt: row.alt === null ? null : fromJson<OwnWords>(row.alt),
    position: row.position,
    width: row.width,
    height: row.height,
  }));
}
