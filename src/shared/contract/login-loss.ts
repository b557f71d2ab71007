/**
 * These answer codes say that a login is lost, or too old for what was asked; browsers know these
 * and no other code by number.
 */
export const loginLossCodes = {
  expired: 20102,
  revoked: 20205,
  phone: 20203,
  thirdParty: 23001,
  /** The login is alive, and someone must show anew that it is theirs. */
  stale: 20206,
  staleFactor: 20207,
} as const;
