import { Problem } from '#src/shared/contract/problem.ts';

type Budget = { name: string; subject: string; perMinute: number };

/** Counts one use of a key that lives for a window, across nodes. */
export type SharedCounter = (key: string, windowMs: number) => Promise<number>;

const minuteMs = 60_000;
/** Beyond this many subjects a minute starts over; a bound on memory. */
const maxSubjects = 100_000;

/** Counts in this process; enough for one node. */
export function createLocalCounter(): SharedCounter {
  let counts = new Map<string, number>();
  let other = new Map<string, number>();
  let turnAt = 0;
  return async (key, windowMs) => {
    const now = Date.now();
    if (now >= turnAt || counts.size > maxSubjects) {
      [counts, other] = [new Map(), counts];
      turnAt = now + windowMs;
    }
    const count = (counts.get(key) ?? other.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
}

/** Spends one request of its minute's budget. A budget protects the service, never money. */
export async function spendBudget(
  services: { counter: SharedCounter; now(): number },
  { name, subject, perMinute }: Budget,
): Promise<void> {
  const now = services.now();
  const minute = Math.floor(now / minuteMs);
  const count = await services.counter(`${name} ${subject} ${minute}`, 2 * minuteMs);
  if (count <= perMinute) return;
  const retryAfterSeconds = Math.ceil((minuteMs - (now % minuteMs)) / 1000);
  throw new Problem('tooManyRequests', { retryAfterSeconds });
}
