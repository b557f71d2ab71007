import type { KeyRing } from '#src/server/platform/keys/key-ring.ts';
import { createKeys, type Keys } from '#src/server/platform/keys.ts';

/** It is a ring of one version that never changes. */
const testRing: KeyRing = {
  current: () => testKey,
  find: (id) => (id === testKey.id ? testKey : undefined),
  isFresh: () => true,
};
const testKey = { id: 'seal1-test', secret: new Uint8Array(32).fill(7) };

/** Makes keys of a test, without a database that keeps them. */
export function testKeys(secret = 'a secret of tests, long enough for any'): Keys {
  return createKeys({ secret, ring: testRing });
}
