/** This is a key as it may be kept in the database: closed by a root key that is kept elsewhere. */
export type WrappedKey = { rootId: string; wrapped: string };

/**
 * It keeps the root keys. They never leave it: it closes and opens the keys that seal, so that a
 * key store of the machine or of a cloud can take the place of the file. `keyId` is bound to what
 * is closed.
 */
export type KeyService = {
  /** Closes a key under the newest root key, made when there is none yet. */
  wrap(keyId: string, secret: Uint8Array): Promise<WrappedKey>;
  /** Says in words what is missing where it can't. */
  unwrap(keyId: string, closed: WrappedKey): Promise<Uint8Array>;
  /** Makes a root key that closes from now on. */
  addRoot(): Promise<string>;
  /** Finds those of these root keys that it does not hold, in words. */
  findMissing(rootIds: readonly string[]): Promise<string | undefined>;
};
