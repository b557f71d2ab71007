import { randomUUID } from 'node:crypto';
import type { Database } from '#src/server/db/database.ts';
import { failExhaustedJobs } from './fail-exhausted-jobs.ts';
import { claimJobs, findDueNames, type LeasedJob, type TellGivenUp } from './lease-jobs.ts';
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
  /** So many jobs of one lane run at a time. */
  concurrency?: number;
  /** This is how long one run may take; one that still hangs a while after it is tried again. */
  limitMs?: number;
  graceMs?: number;
  maxAttempts?: number;
  backoffMs?: (attempt: number) => number;
  onError?: (error: unknown, job?: { id: string; name: string }) => void;
  tellGivenUp?: TellGivenUp;
};

const defaults = {
  pollMs: 1000,
  leaseMs: 60_000,
  concurrency: 3,
  limitMs: 600_000,
  graceMs: 5000,
  maxAttempts: 12,
  backoffMs: (attempt: number) => Math.min(1000 * 2 ** (attempt - 1), 3_600_000),
  onError: () => {},
};

/**
 * Runs queued jobs until stopped; any number of runners, in any process, may share a database. Each
 * lane has places of its own, so that work which waits for somebody outside holds up no other.
 */
export function runJobs(
  db: Database,
  lanes: readonly JobHandlers[],
  options: JobOptions,
): JobRunner {
  const settings = { ...defaults, ...options, runner: randomUUID() };
  const stopping = new AbortController();
  const bell = createBell();
  const parts = { settings: { ...settings, stopping: stopping.signal }, onEnd: bell.ring };
  const opened = lanes.map((handlers) => openLane(db, handlers, parts));

  async function takeWork(): Promise<void> {
    const now = settings.now();
    await failExhaustedJobs(db, settings, now);
    const due = await findDueNames(db, now);
    for (const lane of opened) await lane.take(due, now);
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      bell.mute();
      await takeWork().catch((error: unknown) => settings.onError(error));
      await bell.heard(settings.pollMs);
    }
    await Promise.all(opened.map((lane) => lane.end()));
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

type LaneParts = {
  settings: Omit<Parameters<typeof runJob>[2], 'handlers'> & { concurrency: number };
  onEnd: () => void;
};

function openLane(db: Database, handlers: JobHandlers, { settings, onEnd }: LaneParts) {
  const running = new Set<Promise<void>>();
  const start = (job: LeasedJob) => {
    const run = runJob(db, job, { ...settings, handlers }).finally(() => {
      running.delete(run);
      onEnd();
    });
    running.add(run);
  };
  return {
    take: async (due: ReadonlySet<string>, now: number) => {
      const names = Object.keys(handlers).filter((name) => due.has(name));
      const count = settings.concurrency - running.size;
      for (const job of await claimJobs(db, settings, { names, count, now })) start(job);
    },
    end: () => Promise.all(running),
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
