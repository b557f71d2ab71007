import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';

export type KeepingServer = GivingServer & { root: string; place: string };

/** Opens a server with a database and one picture, and an empty folder for backups. */
export async function openKeepingServer(): Promise<KeepingServer> {
  const t = await openGivingServer();
  const root = mkdtempSync(join(scratchDir(), 'warmlight-kept-'));
  const place = join(root, 'backups');
  const dataDir = join(root, 'data');
  for (const folder of [place, join(dataDir, 'media')]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(dataDir, 'media', 'a.webp'), 'picture');
  const { sqliteFile, databaseUrl } = t.database.address;
  if (sqliteFile) symlinkSync(sqliteFile, join(dataDir, 'warmlight.db'));
  t.services.config = { ...t.services.config, dataDir, databaseUrl, backupFolder: place };
  const close = async () => {
    await t.close();
    rmSync(root, { recursive: true, force: true });
  };
  return { ...t, root, place, close };
}
