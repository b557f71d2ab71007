import { isSame } from '#src/server/platform/is-same.ts';
import type { Keys } from '#src/server/platform/keys.ts';

const idLength = 22;

/**
 * Answers what the link in a letter to this address carries: good for stopping it, and for nothing
 * else.
 */
export function mailTokenOf(keys: Keys, addressId: string): string {
  return addressId + keys.blindIndex('mail-off', addressId);
}

/** Reads the address that a link of ours is about, though it may be forgotten by now. */
export function readMailToken(keys: Keys, mailToken: string): string | undefined {
  const addressId = mailToken.slice(0, idLength);
  return isSame(mailToken, mailTokenOf(keys, addressId)) ? addressId : undefined;
}
