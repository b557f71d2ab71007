import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBackup } from '#src/scripts/backup/make-backup.ts';
import { restoreBackup } from '#src/scripts/backup/restore-backup.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { scratchDir } from '../../support/test-db.ts';

let place: { dataDir: string; databaseUrl: undefined };
let folder: string;
beforeEach(async () => {
  const dataDir = mkdtempSync(join(scratchDir(), 'warmlight-backup-'));
  place = { dataDir, databaseUrl: undefined };
  folder = join(dataDir, 'backup');
  const db = await openDatabase(databaseAddress(place));
  await migrate(db);
  await db.destroy();
  for (const name of ['media/cover/a.webp', 'private/b.sealed']) {
    mkdirSync(join(dataDir, name, '..'), { recursive: true });
    writeFileSync(join(dataDir, name), name);
  }
  await makeBackup(place, { folder, now: () => 1 });
});
afterEach(() => rmSync(place.dataDir, { recursive: true, force: true }));

const restore = () => restoreBackup(place, { folder, now: 2 });
const keptAside = () => existsSync(join(place.dataDir, 'media.before-restore-2'));

test('a backup that is whole is put back, and nobody else on the machine may look into it', async () => {
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect((await restore()).files).toBe(3);
  expect(keptAside()).toBe(true);
});

const damages: [string, () => void][] = [
  ['a picture that was changed', () => writeFileSync(join(folder, 'media/cover/a.webp'), 'x')],
  ['a paper that was lost', () => rmSync(join(folder, 'private/b.sealed'))],
  ['a file that was put beside', () => writeFileSync(join(folder, 'media/c.webp'), 'c')],
  ['a list that was changed', () => writeFileSync(join(folder, 'files.sha256'), '')],
];

test.each(damages)('%s: nothing is put back, and nothing moved', async (_, damage) => {
  damage();
  await expect(restore()).rejects.toThrow(/not what was backed up|not the list/i);
  expect(keptAside()).toBe(false);
});
