import { answerWithinMs, waitsForFamily } from './family-answer.ts';
import { type QueueName, queueTargetHours } from './queue-names.ts';

type Clocked = {
  queue: QueueName;
  /** Since when staff's clock of it runs. */
  clockFrom: number;
  waitingSince: number | null;
};

/** By when staff promised to answer an open task; null as long as it waits for its family. */
export function answerDueAt({ queue, clockFrom, waitingSince }: Clocked, now: number) {
  if (waitsForFamily(waitingSince, now)) return null;
  const from = waitingSince === null ? clockFrom : clockFrom + answerWithinMs;
  return from + queueTargetHours[queue] * 3_600_000;
}
