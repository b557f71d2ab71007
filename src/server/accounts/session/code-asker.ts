import { randomBytes } from 'node:crypto';
import type { CallContext } from '#src/server/door/handle.ts';
import { networkOf } from '#src/server/platform/config/address-prefix.ts';
import { sha256 } from '#src/server/platform/keys.ts';

/**
 * This is the browser that asks for a code: by a cookie of its own, and where none was kept, by its
 * address. A code belongs to whoever asked for it, so that nobody elsewhere can guess at it or use
 * it up.
 */
export type Asker = {
  cookieHash: string | undefined;
  addressIndex: string;
  /** It stands for the network around the address. */
  networkIndex: string;
};
type Context = Pick<CallContext, 'services' | 'address' | 'readCookie' | 'writeCookie'>;

const cookieName = 'warmlight-device';
const keptSeconds = 365 * 86_400;

export function findAsker({ services, address, readCookie }: Context): Asker {
  const cookie = readCookie(cookieName);
  return {
    cookieHash: cookie && sha256(cookie),
    addressIndex: services.keys.blindIndex('address', address),
    networkIndex: services.keys.blindIndex('address', networkOf(address) ?? address),
  };
}

/** Gives a browser its cookie when it asks for the first time; answers what its code is kept under. */
export function keepAsker(context: Context): string {
  const known = context.readCookie(cookieName);
  const value = known ?? randomBytes(16).toString('base64url');
  context.writeCookie({ name: cookieName, value, maxAgeSeconds: keptSeconds });
  return sha256(value);
}
