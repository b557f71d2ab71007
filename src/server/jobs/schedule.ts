import { Cron } from 'croner';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from './enqueue.ts';

export type ScheduledJob = {
  name: string;
  pattern: string; // five fields of cron, in the schedule's time zone
  payload?: unknown;
};

const longestSleepMs = 3_600_000;
const timeZone = 'Asia/Shanghai';

/**
 * Queues the next run of each scheduled job ahead of its time and returns when to call again.
 * The job's id is its tick, so any number of nodes queue it once.
 */
export async function enqueueNextTicks(
  db: Database,
  jobs: readonly ScheduledJob[],
  now: number,
): Promise<number> {
  const ticks = jobs.map((job) => ({ ...job, runAt: nextTickAt(job.pattern, now) }));
  await inTransaction(db, async (trx) => {
    for (const { name, payload, runAt } of ticks) {
      await enqueue(trx, { name, payload, runAt, id: `${name}@${runAt}` });
    }
  });
  return Math.min(...ticks.map(({ runAt }) => runAt), now + longestSleepMs);
}

/** Keeps the next ticks queued until stopped; whoever runs jobs runs them. */
export function startSchedule(
  db: Database,
  jobs: readonly ScheduledJob[],
  { now, onError }: { now: () => number; onError: (error: unknown) => void },
): { stop: () => Promise<void> } {
  const stopping = Promise.withResolvers<void>();
  let stopped = false;

  async function loop(): Promise<void> {
    while (!stopped) {
      const startedAt = now();
      let againAt = startedAt + 60_000;
      try {
        againAt = await enqueueNextTicks(db, jobs, startedAt);
      } catch (error) {
        onError(error);
      }
      let timer: NodeJS.Timeout | undefined;
      const tick = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, Math.max(againAt - now(), 0));
      });
      await Promise.race([tick, stopping.promise]);
      clearTimeout(timer);
    }
  }

  const ended = jobs.length === 0 ? Promise.resolve() : loop();
  return {
    stop: () => {
      stopped = true;
      stopping.resolve();
      return ended;
    },
  };
}

function nextTickAt(pattern: string, afterAt: number): number {
  const tick = new Cron(pattern, { timezone: timeZone }).nextRun(new Date(afterAt));
  if (tick === null) throw new Error(`The pattern ${pattern} never comes again.`);
  return tick.getTime();
}
