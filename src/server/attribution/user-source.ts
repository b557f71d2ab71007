import type { Hashes } from '#src/server/platform/keys.ts';

/** Stands in links that someone passes on: tells that two are of one person, and not which. */
export function userSourceOf(keys: Hashes, userId: string): string {
  return keys.blindIndex('share-source', userId).slice(0, 22);
}

/** Stands in the links by which someone invites families; of no other link of the same person. */
export function inviterSignOf(keys: Hashes, userId: string): string {
  return keys.blindIndex('inviter', userId).slice(0, 22);
}
