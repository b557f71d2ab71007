import { sql } from 'kysely';
import { answerWithinMs } from '#src/shared/review/family-answer.ts';
import { type QueueName, queueTargetMs } from '#src/shared/review/queue-names.ts';

/**
 * Answers since when staff's clock of a task runs; null as long as the task waits for an answer of
 * its family.
 */
export function staffClock(now: number) {
  return sql<number | null>`case when waiting_since is null then clock_from
    when waiting_since <= ${now - answerWithinMs} then clock_from + ${answerWithinMs} end`;
}

/**
 * Answers by when staff promised to answer an open task, by its clock; null while that stands
 * still.
 */
export const answerDueAt = (queue: QueueName, clock: number | null): number | null =>
  clock === null ? null : clock + queueTargetMs(queue);
