import type { Config } from '#src/server/platform/config/config.ts';
import type { Hashes } from '#src/server/platform/keys.ts';
import type { PushDriver } from './push-driver.ts';
import { openWebPush } from './web-push-driver.ts';

/** Its key comes from the operator's one secret, so that there is nothing to set up or to lose. */
export function openPush(
  { pushServices: services, publicOrigin: contact }: Pick<Config, 'pushServices' | 'publicOrigin'>,
  hashes: Hashes,
  now: () => number,
): PushDriver | undefined {
  if (services.length === 0) return undefined;
  return openWebPush({ secret: hashes.blindIndex('push', 'p-256'), contact, services, now });
}
