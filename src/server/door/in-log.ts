import type { Hashes } from '#src/server/platform/keys.ts';

/**
 * Answers how the log of requests calls an account; an operator asks for it by `npm run
 * find-in-log`.
 */
export function personInLog({ blindIndex }: Hashes, userId: string): string {
  return blindIndex('log-person', userId);
}

/** Answers the same of the address that a request came from. */
export function callerInLog({ blindIndex }: Hashes, address: string): string {
  return blindIndex('log-address', address);
}
