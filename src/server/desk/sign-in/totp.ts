import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Clocks of phones run a little fast or slow. */
const stepsAside = 1;

export function newFactorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Answers what an authenticator reads from the QR code. */
export function factorUri(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/** Answers the time step whose code this is, or undefined when it is none of now. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: stepsAside });
  return delta === null ? undefined : Math.floor(now / 1000 / periodSeconds) + delta;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: 'Warmlight',
    label: label || 'staff',
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });
}
