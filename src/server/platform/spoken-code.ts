import { randomBytes } from 'node:crypto';

/** These are 32 letters and digits, none that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 12;

/** Makes sixty random bits as people read and type them; we keep only the keyed hash of one. */
export function newSpokenCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');
}
