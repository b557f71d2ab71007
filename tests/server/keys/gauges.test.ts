import { chmodSync, copyFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyGauges } from '#src/server/keys/gauges.ts';
import { retireKeys } from '#src/server/keys/retire-keys.ts';
import { knownBeforeMs } from '#src/server/platform/keys/open-key-ring.ts';
import { openTwoNodes } from './two-nodes.ts';

let t: Awaited<ReturnType<typeof openTwoNodes>>;
beforeEach(async () => {
  t = await openTwoNodes();
});
afterEach(() => t.close());

function read(name: (typeof keyGauges)[number]['name']) {
  const gauge = keyGauges.find((one) => one.name === name);
  const config = { keyFile: t.keyFile } as never;
  return gauge?.read({ db: t.db, config, now: t.clock.at });
}

test('a key that was replaced is seen by how long ago that was, until it is retired', async () => {
  expect(await read('warmlight_keys_replaced_seconds')).toBe(0);
  await t.rotate();
  t.clock.at += knownBeforeMs;
  expect(await read('warmlight_keys_replaced_seconds')).toBe(0);
  t.clock.at += 8 * 86_400_000;
  expect(await read('warmlight_keys_replaced_seconds')).toBe(8 * 86_400);
  await retireKeys(t.db, t.clock.at);
  expect(await read('warmlight_keys_replaced_seconds')).toBe(0);
});

test('a key file that is gone, another one or no file is seen before a start needs it', async () => {
  const kept = join(t.folder, 'kept.txt');
  copyFileSync(t.keyFile, kept);
  expect(await read('warmlight_key_file_unusable')).toBe(0);
  renameSync(t.keyFile, join(t.folder, 'gone.txt'));
  expect(await read('warmlight_key_file_unusable')).toBe(1);
  writeFileSync(t.keyFile, `root-00000000 ${'A'.repeat(43)}\n`);
  expect(await read('warmlight_key_file_unusable')).toBe(1);
  copyFileSync(kept, t.keyFile);
  chmodSync(t.keyFile, 0o600);
  expect(await read('warmlight_key_file_unusable')).toBe(0);
});
