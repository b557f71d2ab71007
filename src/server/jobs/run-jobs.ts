import { randomUUID } from 'node:crypto';
import type { Database } from '#src/server/db/database.ts';
import { claimJobs, failExhaustedJobs, type LeasedJob, type TellGivenUp } from './lease-jobs.ts';
import { type JobHandlers, runJob } from './run-job.ts';

export type JobRunner = {
  /** Looks for work now instead of at the next poll. */
  wake: () => void;
  /** Takes no more work, asks running handlers to end, and resolves when they have. */
  stop: () => Promise<void>;
};

export type JobOptions = {
  now: () => number;
  pollMs?: number;
  leaseMs?: number;
  concurrency?: number;
  maxAttempts?: number;
  backoffMs?: (attempt: number) => number;
  onError?: (error: unknown, job?: { id: string; name: string }) => void;
  tellGivenUp?: TellGivenUp;
};

const defaults = {
  pollMs: 1000,
  leaseMs: 60_000,
  concurrency: 4,
  maxAttempts: 12,
  backoffMs: (attempt: number) => Math.min(1000 * 2 ** (attempt - 1), 3_600_000),
  onError: () => {},
};

/** Runs queued jobs until stopped; any number of runners, in any process, may share a database. */
export function runJobs(db: Database, handlers: JobHandlers, options: JobOptions): JobRunner {
  const settings = { ...defaults, ...options, runner: randomUUID() };
  const names = Object.keys(handlers);
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const bell = createBell();

  function start(job: LeasedJob): void {
    const run = runJob(db, job, { ...settings, handlers, stopping: stopping.signal }).finally(
      () => {
        running.delete(run);
        bell.ring();
      },
    );
    running.add(run);
  }

  async function takeWork(): Promise<void> {
    const now = settings.now();
    const count = settings.concurrency - running.size;
    if (count === 0) return;
    await failExhaustedJobs(db, settings, now);
    for (const job of await claimJobs(db, settings, { names, count, now })) start(job);
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      bell.mute();
      await takeWork().catch((error: unknown) => settings.onError(error));
      await bell.heard(settings.pollMs);
    }
    await Promise.all(running);
  }

  const ended = loop();
  return {
    wake: bell.ring,
    stop: () => {
      stopping.abort(new Error('The job runner stops.'));
      bell.ring();
      return ended;
    },
  };
}

/** A ring that comes while nobody listens is heard by the next who does. */
function createBell() {
  let rung = Promise.withResolvers<void>();
  return {
    ring: () => rung.resolve(),
    mute: () => {
      rung = Promise.withResolvers<void>();
    },
    heard: async (timeoutMs: number) => {
      const timer = setTimeout(rung.resolve, timeoutMs);
      await rung.promise;
      clearTimeout(timer);
    },
  };
}
