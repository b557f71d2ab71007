import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy } from '#src/server/db/db-errors.ts';

const giveUpAfterMs = 5000;
const longestPauseMs = 100;

/** SQLite's own waiting blocks the event loop, so the long part of the wait is done here. */
export async function retryWhileBusy<T>(attempt: () => T): Promise<T> {
  const giveUpAt = performance.now() + giveUpAfterMs;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
      await sleep(Math.random() * longestPauseMs);
    }
  }
}
