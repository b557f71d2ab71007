import { createHash } from 'node:crypto';
import type { Keys } from '#src/server/platform/keys.ts';
import { codeAlphabet, codeLength } from '#src/shared/sharing/check-code.ts';

/** They say what is read from its subject and not kept: by these letters one page checks all. */
const letters = { certificate: 'C', pennant: 'P' } as const;
type SignedKind = keyof typeof letters;

const bytes = 16;
/** These are 0 to 9 and capital letters but I, L, O and U: five bits a sign. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = Math.ceil((bytes * 8) / 5);
const shape = new RegExp(`^[${signs}]{${length}}$`);

/** Answers an id in signs that can be read aloud. */
export function signedNumber(kind: SignedKind, id: string): string {
  let rest = BigInt(`0x${Buffer.from(id, 'base64url').toString('hex')}`);
  let number = '';
  for (let i = 0; i < length; i += 1) {
    number = signs[Number(rest % 32n)] + number;
    rest /= 32n;
  }
  return letters[kind] + number;
}

/**
 * Answers the id a number is of: of an order or a pennant; undefined where it is no such number.
 */
export function idOfNumber(kind: SignedKind, number: string): string | undefined {
  if (number[0] !== letters[kind] || !shape.test(number.slice(1))) return undefined;
  const value = [...number.slice(1)].reduce(
    (sum, sign) => sum * 32n + BigInt(signs.indexOf(sign)),
    0n,
  );
  const hex = value.toString(16).padStart(bytes * 2, '0');
  return hex.length > bytes * 2 ? undefined : Buffer.from(hex, 'hex').toString('base64url');
}

/** Only we can say which code belongs to a number. */
export function signedCode(keys: Keys, { kind, id }: { kind: SignedKind; id: string }): string {
  const digest = createHash('sha256').update(keys.blindIndex(kind, id)).digest();
  return Array.from(
    digest.subarray(0, codeLength),
    (byte) => codeAlphabet[byte % codeAlphabet.length],
  ).join('');
}
