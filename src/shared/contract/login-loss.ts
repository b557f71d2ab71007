/** Answer codes that say a login is lost; browsers know these and no other code by number. */
export const loginLossCodes = {
  expired: 20102,
  revoked: 20205,
  phone: 20203,
  thirdParty: 23001,
} as const;
