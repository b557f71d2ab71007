import { randomInt } from 'node:crypto';
import type { Phone } from './phone.ts';

/** Types a number that is nobody's yet, and the code that the demo shows. */
export async function signInHere(phone: Phone): Promise<void> {
  await phone.type('#login-mobile', `138${String(randomInt(100_000_000)).padStart(8, '0')}`);
  await phone.tap('#login-form input[type="checkbox"]');
  await phone.tap('#login-form button[type="submit"]');
  const [code = ''] = /\d{6}/.exec(await phone.see('.notice[role="status"]')) ?? [];
  await phone.type('#login-code', code);
  await phone.tap('form:not([action*="resend"]) button[type="submit"]');
}
