import { Secret, TOTP } from 'otpauth';

/** Reckons what an authenticator shows at this time. */
export function totpAt(secret: string, at: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
}
