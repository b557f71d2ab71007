import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findKeyStates } from '#src/server/keys/retire-keys.ts';
import { rotateKeys, rotateRoot } from '#src/server/keys/rotate-keys.ts';
import { knownBeforeMs, sealsUnheardMs } from '#src/server/platform/keys/open-key-ring.ts';
import { addSealedRows, mobileOf, type Node, readSealedRows, writeMobile } from './sealed-rows.ts';
import { openTwoNodes } from './two-nodes.ts';

let t: Awaited<ReturnType<typeof openTwoNodes>>;
beforeEach(async () => {
  t = await openTwoNodes();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.close();
});

const seals = (node: Node) => node.keys.seal('users.mobile_sealed', 'x', 'y').split('.')[0];

test('both nodes know of a new version before either uses it, and begin at the same moment', async () => {
  const before = seals(t.one);
  await t.rotate();
  t.clock.at += knownBeforeMs - 1;
  expect([seals(t.one), seals(t.two)]).toEqual([before, before]);
  t.clock.at += 1;
  const after = seals(t.one);
  expect(after).toMatch(/^seal2-/);
  expect(seals(t.two)).toBe(after);
});

test('two that rotate at once make one version', async () => {
  await Promise.all([rotateKeys(t.kept, t.clock.at), rotateKeys(t.kept, t.clock.at)]);
  const { states } = await findKeyStates(t.db);
  expect(states.map(({ version }) => version)).toEqual([1, 2]);
});

test('what the older version sealed is sealed anew, while a person writes, and opens on both nodes', async () => {
  await addSealedRows(t.db, t.one.keys, 120);
  await t.rotate();
  t.clock.at += knownBeforeMs;
  const writes = Array.from({ length: 60 }, (_, index) =>
    writeMobile(t.db, t.two.keys, index * 2, '13900000000'),
  );
  await Promise.all([t.reseal(t.one.keys), t.reseal(t.two.keys), ...writes]);
  await t.reseal();
  const { mobiles, answers, keyIds } = await readSealedRows(t.db, t.two.keys);
  expect(mobiles).toEqual(
    Array.from({ length: 120 }, (_, index) => (index % 2 ? mobileOf(index) : '13900000000')),
  );
  expect(answers).toEqual(Array.from({ length: 120 }, (_, index) => mobileOf(index)));
  expect(keyIds).toEqual([t.one.keys.currentKeyId()]);
});

test('one that is told to leave off goes on later', async () => {
  await addSealedRows(t.db, t.one.keys, 120);
  await t.rotate();
  t.clock.at += knownBeforeMs;
  await t.reseal(t.one.keys, AbortSignal.abort());
  expect((await findKeyStates(t.db)).states[0]?.left).toBe(240);
  await t.reseal();
  expect((await findKeyStates(t.db)).states.map(({ left }) => left)).toEqual([0, 240]);
});

test('a node that hears nothing for too long seals nothing, and still opens', async () => {
  const stop = t.one.ring.watch(() => {});
  const sealed = t.one.keys.seal('users.mobile_sealed', 'x', 'y');
  const later = performance.now() + sealsUnheardMs + 1;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(t.one.keys.isFresh()).toBe(false);
  expect(() => t.one.keys.seal('users.mobile_sealed', 'x', 'y')).toThrow('too long');
  expect(t.one.keys.open('users.mobile_sealed', 'x', sealed)).toBe('y');
  await t.one.ring.refresh();
  expect(t.one.keys.isFresh()).toBe(true);
  stop();
});

test('a new root key closes every version, and an older file is told apart', async () => {
  await addSealedRows(t.db, t.one.keys, 2);
  const older = join(t.folder, 'older.txt');
  copyFileSync(t.keyFile, older);
  await rotateRoot(t.kept);
  expect(readFileSync(t.keyFile, 'utf8').trim().split('\n')).toHaveLength(2);
  const again = await t.open();
  expect((await readSealedRows(t.db, again.keys)).mobiles).toEqual([mobileOf(0), mobileOf(1)]);
  const stolen = t.open(older);
  await expect(stolen).rejects.toThrow('is another one, or an old one');
});
