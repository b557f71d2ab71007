import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { makeBackup } from '#src/server/backups/make-backup.ts';
import { openServices } from '#src/server/open-services.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(scratchDir(), 'private-files-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Finds everything below a folder that others on the machine could read or change. */
function openToOthers(folder: string): string[] {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...below.map((entry) => join(entry.parentPath, entry.name))];
  return paths.filter((path) => (statSync(path).mode & 0o077) !== 0);
}

test('a data folder and all that a server and its commands put there are its owner’s alone', async () => {
  const dataDir = join(root, 'data');
  const config = parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', METRICS_PORT: '0' });
  const { services, close } = await openServices(config);
  await services.media.open.put('cover/a.webp', Buffer.from('a picture'), 'image/webp');
  await services.media.sealed.put('proof/b.sealed', Buffer.from('a paper'), 'image/webp');
  await makeBackup(config, { folder: join(root, 'backup'), now: () => 1 });
  expect(readdirSync(dataDir)).toEqual(
    expect.arrayContaining(['warmlight.db', 'warmlight.db-wal', 'media', 'private']),
  );
  expect(openToOthers(dataDir)).toEqual([]);
  expect(openToOthers(join(root, 'backup'))).toEqual([]);
  await close();
});

test('a database that an older version left open to others is closed to them', async () => {
  const dataDir = join(root, 'older');
  const config = parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', METRICS_PORT: '0' });
  await (await openServices(config)).close();
  chmodSync(join(dataDir, 'warmlight.db'), 0o644);
  await (await openServices(config)).close();
  expect(openToOthers(dataDir)).toEqual([]);
});
