import type { Database } from '#src/server/db/database.ts';
import type { KeyService } from '#src/server/platform/keys/key-service.ts';
import { recordCommand } from '#src/server/review/record-command.ts';
import { retireKeys } from './retire-keys.ts';
import { rotateKeys, rotateRoot } from './rotate-keys.ts';

/** This is what the owner of the machine may want of the keys. */
export const keyOrders = ['version', 'root', 'retire'] as const;
export type KeyOrder = (typeof keyOrders)[number];

/** Does it, and adds to the trail that it was done. */
export async function turnKeys(
  { db, service }: { db: Database; service: KeyService },
  order: KeyOrder,
  now: number,
): Promise<void> {
  if (order === 'version') await rotateKeys({ db, service }, now);
  if (order === 'root') await rotateRoot({ db, service });
  if (order === 'retire') await retireKeys(db, now);
  await recordCommand(db, { command: 'rotate-keys' }, now);
}
