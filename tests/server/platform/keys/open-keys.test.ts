import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { openKeys } from '#src/server/platform/keys/open-keys.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/test-db.ts';

let opened: TestDatabase;
let folder: string;
beforeEach(async () => {
  opened = await openTestDatabase();
  folder = mkdtempSync(join(scratchDir(), 'warmlight-keys-'));
});
afterEach(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

const secret = 'a secret that is long enough for a test';
const now = () => 1_000_000;
const open = (keyFile = join(folder, 'roots', 'root-keys.txt')) =>
  openKeys(opened.db, { secret, keyFile }, now);
const seal = async () => {
  const { keys } = await open();
  return keys.seal('users.mobile_sealed', 'one', '13800000001');
};

test('the first start makes a root key, for its owner alone, and the first version', async () => {
  const sealed = await seal();
  const file = join(folder, 'roots', 'root-keys.txt');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toMatch(/^root-[0-9a-f]{8} [\w-]{43}\n$/);
  const { keys } = await open();
  expect(keys.open('users.mobile_sealed', 'one', sealed)).toBe('13800000001');
  const rows = await opened.db.selectFrom('key_versions').selectAll().execute();
  expect(rows).toMatchObject([{ version: 1, used_from: 1_000_000, retired_at: null }]);
});

test('many that start at once have the same key', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => open()));
  const sealed = all.map(({ keys }) => keys.seal('users.mobile_sealed', 'one', 'x'));
  for (const { keys } of all)
    for (const one of sealed) expect(keys.open('users.mobile_sealed', 'one', one)).toBe('x');
});

test('a key file that is away, another one or damaged is said in words', async () => {
  await seal();
  const elsewhere = join(folder, 'none.txt');
  await expect(open(elsewhere)).rejects.toThrow(
    `${elsewhere}, which KEY_FILE names, holds no root`,
  );
  const other = join(folder, 'other.txt');
  writeFileSync(other, `root-00000000 ${'A'.repeat(43)}\n`);
  await expect(open(other)).rejects.toThrow(/is another one, or an old one: root-\w{8} is needed/);
  const file = join(folder, 'roots', 'root-keys.txt');
  const [id] = readFileSync(file, 'utf8').split(' ');
  writeFileSync(file, `${id} ${'A'.repeat(43)}\n`);
  await expect(open()).rejects.toThrow(/does not open seal1-\w{8}/);
});

test('a version whose row was changed opens nothing', async () => {
  await seal();
  await opened.db.updateTable('key_versions').set({ wrapped: 'AAAA' }).execute();
  await expect(open()).rejects.toThrow('key_versions');
});
