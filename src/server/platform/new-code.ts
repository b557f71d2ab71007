import { randomInt } from 'node:crypto';

/** Makes six digits that somebody reads in a message and gives back. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
