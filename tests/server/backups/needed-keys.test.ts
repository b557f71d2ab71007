import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { makeBackup } from '#src/server/backups/make-backup.ts';
import { restoreBackup } from '#src/server/backups/restore-backup.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { openKeys } from '#src/server/platform/keys/open-keys.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(scratchDir(), 'warmlight-needed-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a restore without the root keys of a backup is refused in words, and changes nothing', async () => {
  const keyFile = join(dataDir, 'root-keys.txt');
  const place = { dataDir, databaseUrl: undefined, keyFile };
  const db = await openDatabase(databaseAddress(place));
  await migrate(db);
  await openKeys(db, { secret: 'a secret that is long enough for a test', keyFile }, () => 1);
  await db.destroy();
  const folder = join(dataDir, 'backup');
  const { keys } = await makeBackup(place, { folder, now: () => 1 });
  expect(keys).toMatchObject([{ id: expect.stringMatching(/^seal1-/) }]);
  const held = readFileSync(keyFile, 'utf8');
  writeFileSync(keyFile, '');
  const restoring = restoreBackup(place, { folder, now: 2 });
  await expect(restoring).rejects.toThrow(keys[0]?.rootId);
  await expect(restoring).rejects.toThrow('Nothing was changed');
  writeFileSync(keyFile, held);
  expect((await restoreBackup(place, { folder, now: 3 })).madeAt).toBe(1);
});
