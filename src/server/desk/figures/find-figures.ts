import type { Database } from '#src/server/db/database.ts';
import { findNicknames } from '#src/server/desk/find-nicknames.ts';
import type {
  DayFigures,
  Decided,
  PersonFigures,
  QueueFigures,
  WorkFigures,
} from '#src/shared/desk/figures/work-figures.ts';
import { dayNumberOf, dayOfNumber, startOfDayNumber } from '#src/shared/platform/china-days.ts';
import { type QueueName, queueNames, queueTargetHours } from '#src/shared/review/queue-names.ts';
import { findCame, findDecided, findOpen, type Group } from './count-tasks.ts';
import { findRefusals } from './find-refusals.ts';

/**
 * Finds the work of the desk in the last days, today being the last; no content of a task is read.
 */
export async function findFigures(
  db: Database,
  { days }: { days: number },
  now: number,
): Promise<WorkFigures> {
  const today = dayNumberOf(now);
  const since = startOfDayNumber(today - days + 1);
  const [groups, came, open, refusals] = await Promise.all([
    findDecided(db, since),
    findCame(db, since),
    findOpen(db, now),
    findRefusals(db, since),
  ]);
  const queues = queueNames.map(
    (queue): QueueFigures => ({
      queue,
      ...cameOf(ofQueue(came, queue)),
      ...openOf(ofQueue(open, queue), now),
      ...decidedOf(ofQueue(groups, queue)),
    }),
  );
  // It is also of those who are staff no more: what they decided stays theirs.
  const decidedBy = [...new Set(groups.flatMap(({ userId }) => userId ?? []))];
  return {
    queues: queues.filter((row) => row.came + row.open + row.decided > 0),
    persons: personsOf(groups, await findNicknames(db, decidedBy)),
    ...refusals,
    days: Array.from({ length: days }, (_, at): DayFigures => {
      const day = today - days + 1 + at;
      const isThen = (row: { day: number }) => Number(row.day) === day;
      return {
        day: dayOfNumber(day),
        came: sum(came.filter(isThen)),
        decided: sum(groups.filter(isThen)),
      };
    }),
  };
}

const ofQueue = <Row extends { queue: QueueName }>(rows: readonly Row[], queue: QueueName) =>
  rows.filter((row) => row.queue === queue);

type Rows<Find extends (...asked: never[]) => unknown> = Awaited<ReturnType<Find>>;

function cameOf(rows: Rows<typeof findCame>) {
  return { came: sum(rows), gone: rows.reduce((whole, { gone }) => whole + Number(gone), 0) };
}

function openOf(rows: Rows<typeof findOpen>, now: number) {
  const since = rows.flatMap(({ oldestAt }) => (oldestAt === null ? [] : Number(oldestAt)));
  const oldestHours =
    since.length === 0 ? null : Math.max(0, Math.floor((now - Math.min(...since)) / 3_600_000));
  return { open: sum(rows), oldestHours, overdue: sum(rows.filter(isLate)) };
}

/** It took, or takes, longer than was promised; while a family is asked the clock stands. */
const isLate = ({ hours, queue }: { hours: number | null; queue: QueueName }) =>
  hours !== null && Number(hours) >= queueTargetHours[queue];

const sum = (rows: readonly { count: number }[]) =>
  rows.reduce((whole, { count }) => whole + Number(count), 0);

function personsOf(
  groups: readonly Group[],
  nicknames: ReadonlyMap<string, string>,
): PersonFigures[] {
  const persons = Map.groupBy(groups, ({ userId }) => userId ?? '');
  return [...persons]
    .map(([userId, theirs]) => ({
      ...{ userId, nickname: nicknames.get(userId) ?? '' },
      ...decidedOf(theirs),
    }))
    .sort((one, other) => (one.nickname < other.nickname ? -1 : 1));
}

function decidedOf(groups: readonly Group[]): Decided {
  return {
    decided: sum(groups),
    refused: sum(groups.filter(({ decision }) => decision === 'refuse')),
    late: sum(groups.filter(isLate)),
    medianHours: medianOf(groups),
  };
}

/** Answers the hour within which the middle one was decided. */
function medianOf(groups: readonly Group[]): number | null {
  const whole = sum(groups);
  let counted = 0;
  for (const { hours, count } of groups.toSorted((a, b) => Number(a.hours) - Number(b.hours))) {
    counted += Number(count);
    if (counted * 2 >= whole) return Number(hours) + 1;
  }
  return null;
}
