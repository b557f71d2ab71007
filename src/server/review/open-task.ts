import { sql } from 'kysely';
import type { Trx } from '#src/server/db/database.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { resumeClock } from './family-wait.ts';

type NewTask = {
  queue: QueueName;
  subjectId: string;
  caseId: string | null;
  /** This person may not decide it; null when nobody of ours submitted it. */
  submittedBy: string | null;
  now: number;
  urgent?: boolean;
};

/**
 * Asks staff to decide on something. While it waits, asking again answers the same task with a
 * new revision, so that nobody decides on what they did not see.
 */
export async function openTask(trx: Trx, task: NewTask): Promise<{ taskId: string }> {
  const urgent = task.urgent ? 1 : 0;
  const { id } = await trx
    .insertInto('review_tasks')
    .values({
      id: newId(),
      queue: task.queue,
      subject_id: task.subjectId,
      case_id: task.caseId,
      submitted_by: task.submittedBy,
      urgent,
      revision: 1,
      state: 'open',
      ...{ opened_at: task.now, clock_from: task.now, waiting_since: null },
      ...{ assigned_to: null, claimed_by: null, claimed_until: null },
      ...{ escalated_at: null, snoozed_until: null, left_words: '', left_by: null },
      decided_by: null,
      decided_at: null,
      decision: null,
      decision_hash: null,
      ...{ refused_sealed: null, closed_because: null },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['queue', 'subject_id'])
        .where('state', '=', sql.lit('open'))
        .doUpdateSet((eb) => ({
          revision: eb('review_tasks.revision', '+', 1),
          submitted_by: task.submittedBy,
          snoozed_until: null,
          ...(urgent ? { urgent } : {}),
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  // What was handed in meanwhile is for staff to see, whether or not it answers what they asked.
  await resumeClock(trx, id, task.now);
  return { taskId: id };
}
