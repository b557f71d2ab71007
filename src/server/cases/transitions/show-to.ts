import type { Flag } from '#src/server/db/columns.ts';
import type { Trx } from '#src/server/db/database.ts';
import type { Audience } from '#src/shared/raiser/audience/audience.ts';
import { type PagesToPurge, pagesOfCase } from './pages-of-case.ts';
import { showFaces } from './show-faces.ts';

type Shown = { caseId: string; audience: Exclude<Audience, 'donors'>; facesShown: boolean };

/** Says whom the family lets see its case, and whether a child can be known on its pictures. */
export async function showTo(
  trx: Trx,
  { caseId, audience, facesShown }: Shown,
): Promise<PagesToPurge> {
  const faces_shown: Flag = facesShown ? 1 : 0;
  await trx.updateTable('cases').set({ audience, faces_shown }).where('id', '=', caseId).execute();
  await showFaces(trx, caseId);
  return pagesOfCase(caseId);
}
