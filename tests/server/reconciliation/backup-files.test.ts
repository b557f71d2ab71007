import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { ownIdentityFile } from '#src/server/backups/backup-keys.ts';
import { makeBackup } from '#src/server/backups/make-backup.ts';
import { restoreBackup } from '#src/server/backups/restore-backup.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';

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

const restore = (identityFile?: string) => restoreBackup(place, { folder, identityFile, now: 2 });
const keptAside = () => existsSync(join(place.dataDir, 'media.before-restore-2'));

test('a backup that is whole is put back, and nobody else on the machine may look into it', async () => {
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect((await restore()).files).toBe(3);
  expect(keptAside()).toBe(true);
});

/** Lists every file below a folder, with its rights. */
function filesOf(place: string): string[] {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test('nothing of it can be read without the private key, and only its owner may look', async () => {
  const files = filesOf(folder);
  expect(files.map((file) => [file, statSync(file).mode & 0o777])).toEqual(
    files.map((file) => [file, 0o600]),
  );
  const sealed = files.filter((file) => file.endsWith('.age'));
  expect(sealed).toHaveLength(3);
  for (const file of sealed) {
    const bytes = readFileSync(file);
    expect(bytes.subarray(0, 18).toString()).toBe('age-encryption.org');
    expect(bytes.includes('SQLite format 3') || bytes.includes('media/cover')).toBe(false);
  }
  expect(filesOf(place.dataDir).filter((file) => file.includes('in-clear'))).toEqual([]);
});

test('what was put back is what was backed up', async () => {
  writeFileSync(join(place.dataDir, 'media/cover/a.webp'), 'changed since');
  await restore();
  expect(readFileSync(join(place.dataDir, 'media/cover/a.webp'), 'utf8')).toBe(
    'media/cover/a.webp',
  );
  expect(filesOf(place.dataDir).filter((file) => file.includes('in-clear'))).toEqual([]);
});

test('without its private key, or with another one, it says so and nothing moved', async () => {
  const own = ownIdentityFile(place.dataDir);
  const elsewhere = join(place.dataDir, 'kept-elsewhere.txt');
  renameSync(own, elsewhere);
  await expect(restore()).rejects.toThrow(/sealed to age1\w+, and .* holds no private key/);
  writeFileSync(own, `${await generateX25519Identity()}\n`);
  await expect(restore()).rejects.toThrow(/holds the key of another one.*--identity/);
  expect(keptAside()).toBe(false);
  expect((await restore(elsewhere)).files).toBe(3);
});

test('with public keys that were named, this machine never holds the private one', async () => {
  const [one, other] = [await generateX25519Identity(), await generateX25519Identity()];
  const backupRecipients = await Promise.all([one, other].map(identityToRecipient));
  rmSync(ownIdentityFile(place.dataDir));
  folder = join(place.dataDir, 'second');
  await makeBackup({ ...place, backupRecipients }, { folder, now: () => 3 });
  expect(existsSync(ownIdentityFile(place.dataDir))).toBe(false);
  const brought = join(place.dataDir, 'brought.txt');
  writeFileSync(brought, `# the second of two\n${other}\n`);
  expect((await restore(brought)).recipients).toEqual(backupRecipients);
});

const damages: [string, () => void][] = [
  ['a picture that was changed', () => writeFileSync(join(folder, 'media/cover/a.webp.age'), 'x')],
  ['a paper that was lost', () => rmSync(join(folder, 'private/b.sealed.age'))],
  ['a file that was put beside', () => writeFileSync(join(folder, 'media/c.webp'), 'c')],
  ['a list that was changed', () => writeFileSync(join(folder, 'files.sha256'), '')],
];

test.each(damages)('%s: nothing is put back, and nothing moved', async (_, damage) => {
  damage();
  await expect(restore()).rejects.toThrow(/not what was backed up|not the list/i);
  expect(keptAside()).toBe(false);
});
