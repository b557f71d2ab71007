import type { Trx } from '#src/server/db/database.ts';
import type { ClosedBecause } from '#src/shared/review/closed-because.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { endQuestion } from './family-wait.ts';

type Gone = { queue: QueueName; subjectId: string; because: ClosedBecause; now: number };

/** Takes a task off the desk undecided, since nobody needs to decide it any more; staff read why. */
export async function closeTask(trx: Trx, { queue, subjectId, because, now }: Gone): Promise<void> {
  const closed = await trx
    .updateTable('review_tasks')
    .set({ state: 'closed', closed_because: because, decided_at: now })
    .set({ claimed_by: null, claimed_until: null })
    .where('queue', '=', queue)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (closed) await endQuestion(trx, closed.id, now);
}
