import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { LimitError } from '#src/shared/platform/with-limit.ts';
import { LaterError } from './later-error.ts';
import { endLease, type GivingUp, type JobEnd, type LeasedJob, renewLease } from './lease-jobs.ts';
import { WaitingError } from './waiting-error.ts';

/** This is how long a job that waits for something is left alone. */
const waitMs = 60_000;

type Job = {
  id: string;
  payload: unknown;
  attempt: number; // 1 at the first
  now: number;
  /**
   * It is aborted when the runner stops, loses the job, or its time is over; throwing then costs no
   * attempt.
   */
  signal: AbortSignal;
};

/**
 * Runners stand by the name of their job. A runner may die after the effect, so each must bear
 * running twice.
 */
export type JobHandlers = Record<string, (job: Job) => Promise<void>>;

type Settings = GivingUp & {
  handlers: JobHandlers;
  runner: string;
  now: () => number;
  leaseMs: number;
  limitMs: number;
  graceMs: number;
  backoffMs: (attempt: number) => number;
  onError: (error: unknown, job?: { id: string; name: string }) => void;
  stopping: AbortSignal;
};

/** Runs one leased job to its end and never throws. */
export async function runJob(db: Database, job: LeasedJob, settings: Settings): Promise<void> {
  const lost = new AbortController();
  const renewal = setInterval(() => {
    const until = settings.now() + settings.leaseMs;
    renewLease(db, job, { runner: settings.runner, until })
      .then((kept) => kept || lost.abort(new Error('Another runner took this job over.')))
      .catch((error: unknown) => settings.onError(error, job));
  }, settings.leaseMs / 3);
  const over = new AbortController();
  const limit = setTimeout(
    () => over.abort(new LimitError({ what: `Job ${job.name}`, ms: settings.limitMs })),
    settings.limitMs,
  );
  const signal = AbortSignal.any([settings.stopping, lost.signal, over.signal]);
  const end = await handle(job, settings, signal);
  clearTimeout(limit);
  clearInterval(renewal);
  try {
    const { runner, tellGivenUp } = settings;
    await endLease(db, job, { runner, end, tellGivenUp });
  } catch (error) {
    settings.onError(error, job);
  }
}

async function handle(job: LeasedJob, settings: Settings, signal: AbortSignal): Promise<JobEnd> {
  try {
    const handler = settings.handlers[job.name];
    if (handler === undefined) throw new Error(`No handler for jobs named ${job.name}.`);
    const now = settings.now();
    const payload = fromJson<unknown>(job.payload);
    const run = handler({ id: job.id, payload, attempt: job.attempts, now, signal });
    await Promise.race([run, unheeded(signal, settings.graceMs)]);
    return { kind: 'done', at: settings.now() };
  } catch (error) {
    const hangs = error instanceof UnheededError && signal.reason instanceof LimitError;
    if (signal.aborted && !hangs) return { kind: 'handed-back' };
    settings.onError(error, job);
    return afterFailure(job, settings, error);
  }
}

/** The work did not end although its signal asked it to: it hangs, and is left to itself. */
class UnheededError extends Error {
  override name = 'UnheededError';
}

function unheeded(signal: AbortSignal, graceMs: number): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () =>
      setTimeout(() => {
        reject(new UnheededError(signal.reason instanceof Error ? signal.reason.message : 'Ends.'));
      }, graceMs).unref();
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}

function afterFailure(job: LeasedJob, settings: Settings, error: unknown): JobEnd {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const failed = { error: words.slice(0, 500) };
  const now = settings.now();
  if (error instanceof WaitingError) return { kind: 'waits', runAt: now + waitMs, ...failed };
  if (job.attempts >= settings.maxAttempts) return { kind: 'failed', at: now, ...failed };
  const askedMs = error instanceof LaterError ? error.afterMs : 0;
  const runAt = now + Math.max(settings.backoffMs(job.attempts), askedMs);
  return { kind: 'again', runAt, ...failed };
}
