import { engineOf, type Trx } from '#src/server/db/database.ts';
import { answerWithinMs } from '#src/shared/review/family-answer.ts';

/** Lets staff's clock run again, moved on by what the family took, where the task waited for it. */
export async function resumeClock(trx: Trx, taskId: string, now: number): Promise<void> {
  const task = await trx
    .selectFrom('review_tasks')
    .select(['clock_from', 'waiting_since'])
    .where('id', '=', taskId)
    .where('waiting_since', 'is not', null)
    .executeTakeFirst();
  if (!task || task.waiting_since === null) return;
  const took = Math.min(now - task.waiting_since, answerWithinMs);
  await trx
    .updateTable('review_tasks')
    .set({ clock_from: task.clock_from + took, waiting_since: null, snoozed_until: null })
    .where('id', '=', taskId)
    .where('waiting_since', 'is not', null)
    .execute();
}

/** Whoever answers, decides or takes a task in hand comes one after the other. */
export async function lockTaskRow(trx: Trx, taskId: string): Promise<void> {
  const query = trx.selectFrom('review_tasks').select('id').where('id', '=', taskId);
  await (engineOf(trx) === 'postgres' ? query.forUpdate() : query).execute();
}

/** Nobody has to answer any more: the task was decided, or its subject went away. */
export async function endQuestion(trx: Trx, taskId: string, now: number): Promise<void> {
  await resumeClock(trx, taskId, now);
  await trx
    .updateTable('task_questions')
    .set({ ended_at: now })
    .where('task_id', '=', taskId)
    .where('ended_at', 'is', null)
    .execute();
}
