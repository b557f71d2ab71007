import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { optionalParts, partsOfStage } from '#src/shared/raising/parts.ts';
import type { AddedStory } from './add-story.ts';

/** A public story's papers passed their review, so that its family can withdraw. */
export async function addPassedParts(
  { db }: Services,
  { caseId, publishedAt }: AddedStory,
): Promise<void> {
  const needed = partsOfStage.material.filter((part) => !optionalParts.includes(part));
  const rows = needed.map((part) => ({
    ...{ case_id: caseId, part, content_sealed: null, draft_sealed: null, status: 2 as const },
    ...{ refusals: '{}', version: 1, updated_at: publishedAt },
    ...{ submitted_at: publishedAt, passed_at: publishedAt },
  }));
  await inTransaction(db, (trx) =>
    trx
      .insertInto('case_parts')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['case_id', 'part']).doNothing())
      .execute(),
  );
}
