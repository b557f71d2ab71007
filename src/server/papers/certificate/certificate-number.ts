import { createHash } from 'node:crypto';
import type { Keys } from '#src/server/platform/keys.ts';
import { codeAlphabet, codeLength } from '#src/shared/sharing/check-code.ts';

/** So that one page checks receipts, whose numbers are digits, and certificates. */
const letter = 'C';
const bytes = 16;
/** 0 to 9 and capital letters but I, L, O and U: five bits a sign. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = Math.ceil((bytes * 8) / 5);
const shape = new RegExp(`^${letter}[${signs}]{${length}}$`);

/** An order's id in signs that can be read aloud. */
export function certificateNumber(orderId: string): string {
  let rest = BigInt(`0x${Buffer.from(orderId, 'base64url').toString('hex')}`);
  let number = '';
  for (let i = 0; i < length; i += 1) {
    number = signs[Number(rest % 32n)] + number;
    rest /= 32n;
  }
  return letter + number;
}

/** The order a number is of; undefined where it is no such number. */
export function orderOfCertificate(number: string): string | undefined {
  if (!shape.test(number)) return undefined;
  const value = [...number.slice(1)].reduce(
    (sum, sign) => sum * 32n + BigInt(signs.indexOf(sign)),
    0n,
  );
  const hex = value.toString(16).padStart(bytes * 2, '0');
  return hex.length > bytes * 2 ? undefined : Buffer.from(hex, 'hex').toString('base64url');
}

/** Only we can say which code belongs to a number. */
export function certificateCode(keys: Keys, orderId: string): string {
  const digest = createHash('sha256').update(keys.blindIndex('certificate', orderId)).digest();
  return Array.from(
    digest.subarray(0, codeLength),
    (byte) => codeAlphabet[byte % codeAlphabet.length],
  ).join('');
}
