/** This is what we use of a package that brings no types of its own. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  type Sealing = { version: 'aes128gcm'; privateKey: ECDH; dh?: string; authSecret: string };
  export function encrypt(plain: Buffer, sealing: Sealing): Buffer;
  export function decrypt(sealed: Buffer, sealing: Sealing): Buffer;
}
