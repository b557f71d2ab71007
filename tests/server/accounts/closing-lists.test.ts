import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeAgain } from '#src/server/accounts/closings/close-again.ts';
import { readClosings, takeClosings } from '#src/server/accounts/closings/closings-of-day.ts';
import type { ObjectStore } from '#src/server/media/object-store.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { type LeavingServer, namesOf, openLeavingServer } from './leaving-server.ts';

let t: LeavingServer;
beforeEach(async () => {
  t = await openLeavingServer();
});
afterEach(() => t.close());

const objectStore = {
  ...{ endpoint: 'http://store.invalid', bucket: 'pictures', region: 'one', pathStyle: true },
  ...{ accessKey: 'none', secretKey: 'none' },
};
const lists = () => join(t.place, 'closings');

test('the lists of closings say nothing to who has them, and lie beside the backups as in the data folder', async () => {
  const leaving = await t.addPerson('13700300004', '要走的人');
  await t.closeAccount(leaving);
  await t.runJob('keep-closings');
  const [name = ''] = readdirSync(lists());
  const kept = readFileSync(join(lists(), name), 'utf8');
  expect(Object.keys(JSON.parse(kept))).toHaveLength(1);
  expect(kept).not.toContain(leaving.userId);
  const own = join(t.services.config.dataDir, 'closings', name);
  expect(readFileSync(own, 'utf8')).toBe(kept);
});

test('the lists of closings are never made shorter, and a line of somebody else closes nobody', async () => {
  await t.addPerson('13700300005', '留下的人');
  const day = join(lists(), `${dayOf(t.now())}.json`);
  mkdirSync(lists());
  writeFileSync(day, JSON.stringify({ [newId()]: t.now() }));
  await t.closeAccount(await t.addPerson('13700300006', '要走的人'));
  await t.runJob('keep-closings');
  expect(Object.keys(JSON.parse(readFileSync(day, 'utf8')))).toHaveLength(2);
  expect((await closeAgain(t.services, { backupAt: t.now() }, t.now())).closed).toBe(0);
  expect(await namesOf(t.services)).toContain('留下的人');
});

test('the lists of closings where one place is away the others are written, and the work is tried again', async () => {
  await t.closeAccount(await t.addPerson('13700300007', '要走的人'));
  rmSync(t.place, { recursive: true });
  await expect(t.runJob('keep-closings')).rejects.toThrow('was not kept');
  expect(existsSync(t.place)).toBe(false);
  expect(readdirSync(join(t.services.config.dataDir, 'closings'))).toHaveLength(1);
  mkdirSync(t.place);
  await t.runJob('keep-closings');
  expect(readdirSync(lists())).toHaveLength(1);
});

test('the lists of closings that are damaged are named, and not passed over', async () => {
  mkdirSync(lists());
  const name = `${dayOf(t.now())}.json`;
  writeFileSync(join(lists(), name), '{"half":');
  const { dataDir } = t.services.config;
  await expect(takeClosings(dataDir, t.place)).rejects.toThrow(`${name} is damaged`);
});

test('the lists of closings that two nodes write at once lack nobody', async () => {
  await t.closeAccount(await t.addPerson('13700300008', '要走的人'));
  const { sealed } = t.services.media;
  let meanwhile: (() => Promise<void>) | undefined = async () => {
    await t.closeAccount(await t.addPerson('13700300009', '也要走的人'));
    await t.runJob('keep-closings', null, inStore(sealed));
  };
  const late: ObjectStore['put'] = async (...put) => {
    const other = meanwhile;
    meanwhile = undefined;
    await other?.();
    await sealed.put(...put);
  };
  await t.runJob('keep-closings', null, inStore({ ...sealed, put: late }));
  expect((await readClosings(sealed, dayOf(t.now()))).size).toBe(2);
});

test('the lists of closings in a store that forgets what it took are told of, and tried again', async () => {
  await t.closeAccount(await t.addPerson('13700300010', '要走的人'));
  const forgets = { ...t.services.media.sealed, put: async () => {} };
  await expect(t.runJob('keep-closings', null, inStore(forgets))).rejects.toThrow('was not kept');
});

/** Starts a node whose lists lie in an object store as well. */
function inStore(sealed: ObjectStore): Services {
  const config = { ...t.services.config, objectStore };
  return { ...t.services, config, media: { ...t.services.media, sealed } };
}
