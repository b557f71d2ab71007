import type { Trx } from '#src/server/db/database.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { endQuestion } from './family-wait.ts';

type Gone = { queue: QueueName; subjectId: string; now: number };

/** Takes a task off the desk undecided, because its subject went away. */
export async function closeTask(trx: Trx, { queue, subjectId, now }: Gone): Promise<void> {
  const closed = await trx
    .updateTable('review_tasks')
    .set({ state: 'closed', claimed_by: null, claimed_until: null, decided_at: now })
    .where('queue', '=', queue)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (closed) await endQuestion(trx, closed.id, now);
}
