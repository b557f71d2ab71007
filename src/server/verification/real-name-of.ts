import type { Keys } from '#src/server/platform/keys.ts';

/** Answers who verified, in clear; nobody any more once the account is closed. */
export function realNameOf(
  keys: Keys,
  { verifyId, sealed }: { verifyId: string; sealed: string },
): string {
  return sealed === '' ? '' : keys.open('verifications.real_name_sealed', verifyId, sealed);
}
