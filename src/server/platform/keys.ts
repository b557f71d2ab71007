import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/** Keys derived from the operator's one secret, a different one for each purpose. */
export type Keys = {
  /** Encrypts with a key of its own for each record; the result is text. */
  seal(purpose: string, plain: string): string;
  open(purpose: string, sealed: string): string;
  /** The same for bytes. */
  sealBytes(purpose: string, plain: Uint8Array): Uint8Array;
  openBytes(purpose: string, sealed: Uint8Array): Uint8Array<ArrayBuffer>;
  /** Keyed hash by which a secret value is found again without being readable. */
  blindIndex(purpose: string, plain: string): string;
};

const tagLength = { authTagLength: 16 };

export function createKeys(secret: string): Keys {
  const derive = (purpose: string, salt: Buffer | string = '') =>
    Buffer.from(hkdfSync('sha256', secret, salt, `warmlight/${purpose}`, 32));
  const sealBytes = (purpose: string, plain: Uint8Array) => {
    const salt = randomBytes(16);
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', derive(`seal/${purpose}`, salt), iv);
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([salt, iv, cipher.getAuthTag(), body]);
  };
  const openBytes = (purpose: string, sealed: Uint8Array) => {
    const key = derive(`seal/${purpose}`, Buffer.from(sealed.subarray(0, 16)));
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(16, 28), tagLength);
    decipher.setAuthTag(sealed.subarray(28, 44));
    return Buffer.concat([decipher.update(sealed.subarray(44)), decipher.final()]);
  };
  return {
    sealBytes,
    openBytes,
    seal: (purpose, plain) => sealBytes(purpose, Buffer.from(plain)).toString('base64url'),
    open: (purpose, sealed) => openBytes(purpose, Buffer.from(sealed, 'base64url')).toString(),
    blindIndex: (purpose, plain) =>
      createHmac('sha256', derive(`index/${purpose}`))
        .update(plain)
        .digest('base64url'),
  };
}

/** A public id: 128 random bits as 22 characters of base64url. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('base64url');
}
