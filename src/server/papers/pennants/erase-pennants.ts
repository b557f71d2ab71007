import type { Trx } from '#src/server/db/database.ts';
import { closeTask } from '#src/server/review/close-task.ts';

/** Takes away for good what a person was thanked with, and what they said to others. */
export async function erasePennants(trx: Trx, userId: string, now: number): Promise<void> {
  await trx.deleteFrom('venue_visit_days').where('user_id', '=', userId).execute();
  const gone = await trx
    .deleteFrom('pennants')
    .where(({ or, eb }) => or([eb('from_user_id', '=', userId), eb('to_user_id', '=', userId)]))
    .returning(['id', 'kind'])
    .execute();
  for (const { id, kind } of gone) {
    if (kind === 'visit') continue;
    await closeTask(trx, { queue: 'pennant', subjectId: id, because: 'byAuthor', now });
  }
}
