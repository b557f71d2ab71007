import { randomBytes } from 'node:crypto';
import type { Keys } from '#src/server/platform/keys.ts';

/** 32 letters and digits, none that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 12;

/** What opens a guest's order again on any device; we keep only its keyed hash. */
export function newReceiptCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');
}

export function receiptCodeHash(keys: Keys, code: string): string {
  return keys.blindIndex('receipt-code', code);
}
