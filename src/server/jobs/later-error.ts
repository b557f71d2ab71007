/**
 * Whoever was asked said how long not to be asked again: a job that throws it is tried no sooner, and
 * loses an attempt, so that one who says so for ever is given up.
 */
export class LaterError extends Error {
  override name = 'LaterError';
  readonly afterMs: number;
  constructor(words: string, afterMs: number) {
    super(words);
    this.afterMs = afterMs;
  }
}

/** A service that asks to be left alone for longer is asked then all the same. */
const longestWaitMs = 3_600_000;

/** Answers what a service's refusal is to the job that asked, by its header `Retry-After`. */
export function failureOf(words: string, retryAfter: string | null, now: number): Error {
  const afterMs = waitOf(retryAfter ?? '', now);
  return afterMs > 0 ? new LaterError(words, afterMs) : new Error(words);
}

/** It is a count of seconds or a day and time (RFC 9110); what is neither says nothing. */
function waitOf(retryAfter: string, now: number): number {
  const waitMs = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - now;
  return Math.min(waitMs || 0, longestWaitMs);
}
