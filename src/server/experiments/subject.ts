import { isAmong } from '#src/server/platform/is-among.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { Group } from '#src/shared/experiments/cashier-test.ts';
import type { RunningTest } from './find-running.ts';

/**
 * This random id names a browser; it is set only while a test runs and somebody without an account
 * asks.
 */
export const browserCookie = { name: 'warmlight-browser', maxAgeSeconds: 90 * 86_400 };

/** A test knows someone by this: the account where there is one, else the browser. */
export type Asker = { userId: string | undefined; browserId: string | undefined };

export function whoOf({ userId, browserId }: Asker): string {
  return userId ?? browserId ?? '';
}

/**
 * Finds the group of someone in a test: the same one at every visit, on every node, after
 * every restart.
 */
export function groupOf({ id, test }: RunningTest, who: string): Group {
  return isAmong(`experiment ${id}`, who, test.percent) ? 1 : 0;
}

/**
 * Answers what is stored of someone: it says nothing without the key, and differs for every test.
 */
export function subjectOf(keys: Keys, experimentId: string, who: string): string {
  return keys.blindIndex('experiment', `${experimentId} ${who}`);
}
