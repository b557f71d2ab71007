import type { Updateable } from 'kysely';
import type { Trx } from '#src/server/db/database.ts';
import type { DiscussionsTable } from '#src/server/db/tables/discussion-tables.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import {
  type DiscussionStep,
  discussionStatuses,
  discussionSteps,
  mayStep,
} from '#src/shared/discussions/discussion-steps.ts';
import { type DiscussionRow, lockDiscussion } from './discussion-row.ts';

type Asked = {
  discussionId: string;
  step: Exclude<DiscussionStep, 'open' | 'vote'>;
  columns: Omit<Updateable<DiscussionsTable>, 'status'>;
};

/**
 * Moves a discussion along the table of its steps, from where its row says that it stands at that
 * moment. Only this writes `status` beside its opening; answers the row as it was.
 */
export async function takeStep(
  trx: Trx,
  { discussionId, step, columns }: Asked,
  now: number,
): Promise<DiscussionRow> {
  const found = await lockDiscussion(trx, discussionId, 'alone');
  if (!mayStep(step, { status: found.status, dueAt: found.due_at }, now)) {
    throw new Problem('discussionNotOpen');
  }
  await trx
    .updateTable('discussions')
    .set({ ...columns, status: discussionStatuses[discussionSteps[step].to] })
    .where('id', '=', discussionId)
    .execute();
  return found;
}
