import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makeBackup } from '#src/server/backups/make-backup.ts';
import { restoreBackup } from '#src/server/backups/restore-backup.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { withTrailKey } from '#src/server/platform/trail-key.ts';
import { type Settlement, settleSince } from '#src/server/reconciliation/restore/settle-since.ts';
import type { Services } from '#src/server/services.ts';
import { expectMoneyRight } from '../../support/expect-money-right.ts';
import type { GivingServer } from '../../support/test-giving.ts';
import { openPlace } from './restore-place.ts';

const hourMs = 3_600_000;

export type Restored = {
  services: Services;
  /** Settles as `npm run restore -- --settle` does, each time it is run. */
  settle(): Promise<Settlement>;
  /** Compares every equation of money, and the books of gateway and bank, to the fen. */
  expectMoneyRight(): Promise<void>;
  close(): Promise<void>;
};

/** Makes a backup file, lets time and banks go on, and restores it elsewhere. */
export async function restoreAfter(
  t: GivingServer,
  folder: string,
  goOn: () => Promise<unknown>,
): Promise<Restored> {
  const root = mkdtempSync(join(folder, 'one-'));
  const dataDir = join(root, 'data');
  mkdirSync(dataDir);
  const { sqliteFile, databaseUrl } = t.database.address;
  if (sqliteFile) symlinkSync(sqliteFile, join(dataDir, 'warmlight.db'));
  const kept = join(root, 'backup');
  const { now } = t.services;
  const { madeAt } = await makeBackup({ dataDir, databaseUrl }, { folder: kept, now });
  t.setNow(now() + hourMs);
  await goOn();
  await t.expectMoneyRight();
  t.setNow(now() + hourMs);
  const { place, close } = await openPlace(root);
  await restoreBackup(place, { folder: kept, now: now() });
  const db = await openDatabase(databaseAddress(place));
  const services: Services = { ...t.services, db: withTrailKey(db, t.services.keys) };
  return {
    services,
    settle: () => settleSince(services, { backupAt: madeAt }, now()),
    expectMoneyRight: () => expectMoneyRight(db, t),
    close: async () => {
      await db.destroy();
      await close();
    },
  };
}
