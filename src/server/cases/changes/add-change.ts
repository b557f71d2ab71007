import type { Trx } from '#src/server/db/database.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { PublicWords } from '#src/shared/cases/case-change.ts';

type Changed = { caseId: string; before: PublicWords; after: PublicWords; asks: boolean };

/** Keeps what a public case said before, so that its page can say what changed and when. */
export async function addChange(
  trx: Trx,
  { caseId, before, after, asks }: Changed,
  now: number,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('case_changes')
    .values({
      ...{ id, case_id: caseId, changed_at: now, asks: asks ? 1 : 0 },
      ...{ title_before: before.title, title_after: after.title },
      ...{ content_before: before.content, content_after: after.content },
      ...{ target_before_in_fen: before.targetInFen, target_after_in_fen: after.targetInFen },
    })
    .execute();
  return id;
}
