import { newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';

type Reported = { caseId: string; userId: string };

/** Writes a report that came to nothing: staff may ask a family about it in public. */
export async function addReport(
  { db, now }: Services,
  { caseId, userId }: Reported,
): Promise<void> {
  await db
    .insertInto('reports')
    .values({
      ...{ id: newId(), case_id: caseId, user_id: userId, reason: 'other', content_sealed: '' },
      ...{ real_name_sealed: null, mobile_sealed: null, state: 'dismissed', answer: '' },
      ...{ created_at: now(), answered_at: now(), left_in_fen: null },
    })
    .execute();
}
