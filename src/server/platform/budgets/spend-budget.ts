import { Problem } from '#src/shared/contract/problem.ts';

type Budget = { name: string; subject: string; perMinute: number };
type Counting = { counter: SharedCounter; now(): number };

/** Counts one use of a key that lives for a window, across nodes. */
export type SharedCounter = (key: string, windowMs: number) => Promise<number>;

const minuteMs = 60_000;
/** Beyond this many subjects a minute starts over; a bound on memory. */
const maxSubjects = 100_000;

/** Counts in this process, which is enough for one node. */
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
export async function spendBudget(services: Counting, budget: Budget): Promise<void> {
  if (await isWithin(services, budget)) return;
  throw new Problem('tooManyRequests', { retryAfterSeconds: secondsLeft(services) });
}

/** Does the same, and the caller says what becomes of who is beyond it. */
export async function isWithin(
  services: Counting,
  { name, subject, perMinute }: Budget,
): Promise<boolean> {
  const minute = Math.floor(services.now() / minuteMs);
  const count = await services.counter(`${name} ${subject} ${minute}`, 2 * minuteMs);
  return count <= perMinute;
}

export function secondsLeft({ now }: Pick<Counting, 'now'>): number {
  return Math.ceil((minuteMs - (now() % minuteMs)) / 1000);
}
