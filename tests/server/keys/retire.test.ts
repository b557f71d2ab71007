import { afterEach, beforeEach, expect, test } from 'vitest';
import { examineKeys } from '#src/server/keys/examine-keys.ts';
import { findKeyStates, findObstacle, retireKeys } from '#src/server/keys/retire-keys.ts';
import { knownBeforeMs } from '#src/server/platform/keys/open-key-ring.ts';
import { addSealedRows, readSealedRows } from './sealed-rows.ts';
import { openTwoNodes } from './two-nodes.ts';

let t: Awaited<ReturnType<typeof openTwoNodes>>;
beforeEach(async () => {
  t = await openTwoNodes();
});
afterEach(async () => {
  await t.close();
});

test('a version goes when nothing is sealed with it and no node can use it, and not before', async () => {
  await addSealedRows(t.db, t.one.keys, 3);
  await t.rotate();
  const obstacle = async () => {
    const { states } = await findKeyStates(t.db);
    return states[0] && findObstacle(states[0], t.clock.at);
  };
  expect(await obstacle()).toContain('is the one that seals');
  t.clock.at += knownBeforeMs;
  expect(await obstacle()).toContain('6 values');
  expect(await retireKeys(t.db, t.clock.at + 86_400_000)).toEqual([]);
  await t.reseal();
  expect(await obstacle()).toContain('too short a while ago');
  expect(await retireKeys(t.db, t.clock.at)).toEqual([]);
  t.clock.at += 2 * 3_600_000;
  expect(await obstacle()).toBeUndefined();
  const [old] = (await findKeyStates(t.db)).states;
  expect(await retireKeys(t.db, t.clock.at)).toEqual([old?.keyId]);
  const row = await t.db.selectFrom('key_versions').select('wrapped').orderBy('version').execute();
  expect(row[0]?.wrapped).toBe('');
  await t.one.ring.refresh();
  expect((await readSealedRows(t.db, t.one.keys)).mobiles).toHaveLength(3);
});

test('a value that does not open stays as it is, keeps its version, and is told', async () => {
  await addSealedRows(t.db, t.one.keys, 3);
  const [stolen, own] = await t.db.selectFrom('users').selectAll().orderBy('id').execute();
  const copied = { mobile_sealed: stolen?.mobile_sealed ?? '' };
  await t.db
    .updateTable('users')
    .set(copied)
    .where('id', '=', own?.id ?? '')
    .execute();
  expect(await examineKeys(t.db, t.one.keys)).toContain('users.mobile_sealed of ["user-0001"]');
  await t.rotate();
  t.clock.at += knownBeforeMs;
  expect(await t.reseal()).toEqual({ unopened: 1 });
  expect((await findKeyStates(t.db)).states[0]?.left).toBe(1);
  expect(await retireKeys(t.db, t.clock.at + 86_400_000)).toEqual([]);
});

test('a value of another database is said to be one', async () => {
  await addSealedRows(t.db, t.one.keys, 1);
  expect(await examineKeys(t.db, t.one.keys)).toBeUndefined();
  await t.db.updateTable('users').set({ mobile_sealed: 'seal1-ffffffff.AAAA' }).execute();
  expect(await examineKeys(t.db, t.one.keys)).toContain('seal1-ffffffff');
});
