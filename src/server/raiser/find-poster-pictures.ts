import type { Database } from '#src/server/db/database.ts';
import { mediaUrl } from '#src/shared/cases/display.ts';

/** The case's pictures that its posters may show, each by its id. */
export async function findPosterPictures(db: Database, caseId: string) {
  const rows = await db
    .selectFrom('case_pictures')
    .select(['id', 'path', 'alt', 'alt_en', 'width', 'height'])
    .where('case_id', '=', caseId)
    .orderBy('position')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    pictureId: row.id,
    url: mediaUrl(row.path),
    alt: row.alt,
    altEn: row.alt_en,
    width: row.width,
    height: row.height,
  }));
}
