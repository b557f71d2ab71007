import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyRing, SealKey } from './key-ring.ts';
import type { SealedPlace } from './sealed-columns.ts';

/** This is the key of a row, its parts in the order in which `sealedColumns` names them. */
export type RowKey = string | readonly string[];

export type SealedBytes = { keyId: string; bytes: Uint8Array };

type Bound = { place: SealedPlace; row: RowKey };

/**
 * It says by which key, and has in the body salt, nonce, tag and what was encrypted; a full stop
 * parts the two.
 */
type Sealed = { id: string; body: Uint8Array };

const tagLength = { authTagLength: 16 };
const stop = 0x2e;
const headBytes = 16 + 12 + 16;
const longestId = 40;

/**
 * A sealed value does not open: its key is not here, or it is not what was sealed for this place.
 * It is our fault and never an answer of its own: whoever asked is told that something went wrong.
 */
export class SealError extends Error {
  constructor({ place, row }: Bound, why: string) {
    super(`${place} of ${JSON.stringify(row)} can't be opened: ${why}`);
    this.name = 'SealError';
  }
}

/** Every value has a key of its own, derived with its salt, and is bound to column and row. */
export function sealBytes(ring: KeyRing, bound: Bound, plain: Uint8Array): SealedBytes {
  const { id, body } = encrypt(ring, bound, plain);
  return { keyId: id, bytes: Buffer.concat([Buffer.from(`${id}.`), body]) };
}

export function sealText(ring: KeyRing, bound: Bound, plain: string): string {
  const { id, body } = encrypt(ring, bound, Buffer.from(plain));
  return `${id}.${body.toString('base64url')}`;
}

export function openBytes(ring: KeyRing, bound: Bound, sealed: Uint8Array): Buffer<ArrayBuffer> {
  const end = sealed.subarray(0, longestId).indexOf(stop);
  const id = Buffer.from(sealed.subarray(0, Math.max(end, 0))).toString();
  return decrypt(ring, bound, { id, body: sealed.subarray(end + 1) });
}

export function openText(ring: KeyRing, bound: Bound, sealed: string): string {
  const id = keyIdOf(sealed);
  const body = Buffer.from(sealed.slice(id.length + 1), 'base64url');
  return decrypt(ring, bound, { id, body }).toString();
}

/** Reads the id of the key that sealed a text; empty where none did. */
function keyIdOf(sealed: string): string {
  return sealed.slice(0, Math.max(sealed.indexOf('.'), 0));
}

function encrypt(ring: KeyRing, bound: Bound, plain: Uint8Array) {
  const key = ring.current();
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(key, bound, salt), iv);
  cipher.setAAD(boundTo(bound));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { id: key.id, body: Buffer.concat([salt, iv, cipher.getAuthTag(), body]) };
}

function decrypt(ring: KeyRing, bound: Bound, { id, body }: Sealed): Buffer<ArrayBuffer> {
  if (id === '' || body.length < headBytes) {
    throw new SealError(bound, 'it is damaged, or was never sealed.');
  }
  const key = ring.find(id);
  if (!key) {
    throw new SealError(bound, `key ${id} is not here. See npm run rotate-keys -- --status.`);
  }
  const secret = deriveKey(key, bound, body.subarray(0, 16));
  const decipher = createDecipheriv('aes-256-gcm', secret, body.subarray(16, 28), tagLength);
  decipher.setAAD(boundTo(bound));
  decipher.setAuthTag(body.subarray(28, headBytes));
  try {
    return Buffer.concat([decipher.update(body.subarray(headBytes)), decipher.final()]);
  } catch {
    throw new SealError(bound, `it is damaged, or ${id} sealed it for another place.`);
  }
}

function deriveKey({ secret }: SealKey, { place }: Bound, salt: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, `warmlight/seal/${place}`, 32));
}

function boundTo({ place, row }: Bound): Buffer {
  return Buffer.from(JSON.stringify([place, ...[row].flat()]));
}
