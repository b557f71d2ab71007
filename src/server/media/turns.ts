import { Problem } from '#src/shared/contract/problem.ts';

/**
 * Lets `maxAtOnce` pieces of work run at a time and `maxWaiting` wait; more are refused as
 * unavailable, so that a rush costs waiting and never memory.
 */
export function createTurns(maxAtOnce: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= maxAtOnce) {
      if (waiting.length >= maxWaiting)
        throw new Problem('unavailable', { retryAfterSeconds: retryAfterSeconds });
      // Whoever finishes hands its turn on, so nobody else can take it in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const retryAfterSeconds = 5;
