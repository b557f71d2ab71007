import { hidesFaces } from '#src/server/cases/hides-faces.ts';
import type { Trx } from '#src/server/db/database.ts';

/**
 * The pictures of a case are those on which a child can be known, or those on which nobody can: what
 * is shown stands in the columns that every page, card and poster reads, so that none can forget it.
 */
export async function showFaces(trx: Trx, caseId: string): Promise<void> {
  const row = await trx
    .selectFrom('cases')
    .select(['patient', 'faces_shown'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  const isHidden = hidesFaces(row);
  const pictures = await trx
    .selectFrom('case_pictures')
    .innerJoin('images', 'images.id', 'case_pictures.image_id')
    .select(['case_pictures.id', 'images.path', 'images.large_path', 'soft_path', 'redacted'])
    .where('case_id', '=', caseId)
    .execute();
  for (const { id, path, large_path: largePath, soft_path: softPath, redacted } of pictures) {
    const soft = isHidden && redacted === 0 ? softPath : null;
    if (path === null || largePath === null) continue;
    await trx
      .updateTable('case_pictures')
      .set({ path: soft ?? path, large_path: soft ?? largePath })
      .where('id', '=', id)
      .execute();
  }
}
