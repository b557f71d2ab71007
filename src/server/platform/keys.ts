import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { type HashUse, labelOfHash } from './keys/hash-uses.ts';
import type { KeyRing } from './keys/key-ring.ts';
import {
  openBytes,
  openText,
  type RowKey,
  type SealedBytes,
  sealBytes,
  sealText,
} from './keys/seal.ts';
import type { SealedPlace } from './keys/sealed-columns.ts';

export type Hashes = {
  /** Makes a keyed hash by which a secret value is found again without being readable. */
  blindIndex(use: HashUse, plain: string): string;
};

export type Keys = Hashes & {
  /** Encrypts for one column of one row; the result is text that names the version of the key. */
  seal(place: SealedPlace, row: RowKey, plain: string): string;
  open(place: SealedPlace, row: RowKey, sealed: string): string;
  /** Does the same for bytes, and says by which version. */
  sealBytes(place: SealedPlace, row: RowKey, plain: Uint8Array): SealedBytes;
  openBytes(place: SealedPlace, row: RowKey, sealed: Uint8Array): Uint8Array<ArrayBuffer>;
  /** Answers which version seals from now on. */
  currentKeyId(): string;
  /** Does this process know of every version that others may seal with? */
  isFresh(): boolean;
};

/** What is hashed stays as it is, so that its keys come from the operator's one secret. */
export function createHashes(secret: string): Hashes {
  const derived = new Map<HashUse, Buffer>();
  const keyOf = (use: HashUse) => {
    const known = derived.get(use);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, '', labelOfHash(use), 32));
    derived.set(use, key);
    return key;
  };
  return {
    blindIndex: (use, plain) => createHmac('sha256', keyOf(use)).update(plain).digest('base64url'),
  };
}

export function createKeys({ secret, ring }: { secret: string; ring: KeyRing }): Keys {
  return {
    ...createHashes(secret),
    sealBytes: (place, row, plain) => sealBytes(ring, { place, row }, plain),
    openBytes: (place, row, sealed) => openBytes(ring, { place, row }, sealed),
    seal: (place, row, plain) => sealText(ring, { place, row }, plain),
    open: (place, row, sealed) => openText(ring, { place, row }, sealed),
    currentKeyId: () => ring.current().id,
    isFresh: ring.isFresh,
  };
}

/** A public id carries 128 random bits as 22 characters of base64url. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('base64url');
}
