import { afterEach, beforeEach, expect, test } from 'vitest';
import { anchorAnew, findAnchor } from '#src/server/review/anchor-trail.ts';
import { openAnchoredTrail } from './anchored-trail.ts';

let t: Awaited<ReturnType<typeof openAnchoredTrail>>;
beforeEach(async () => {
  t = await openAnchoredTrail();
});
afterEach(() => t.close());

const newest = 'audit/newest.json';
const hourKey = (at: number) => `audit/hour-${Math.floor(at / 3_600_000)}.json`;

test('who takes the newest anchor away and cuts rows off is found by those of the hours', async () => {
  await t.cut('三');
  await t.services.media.sealed.delete(newest);
  await t.check();
  expect(await t.isFrozen()).toBe(true);
});

test('an older anchor in the place of the newest does not hide what was cut off since', async () => {
  const { sealed } = t.services.media;
  const older = (await sealed.get(newest)) ?? Buffer.from('');
  t.setNow(t.services.now() + 3_600_000);
  await t.record('四');
  await t.check();
  await t.cut('四');
  await sealed.put(newest, older, 'application/json');
  await t.check();
  expect(await t.isFrozen()).toBe(true);
});

test('each night the hours of a month are compared', async () => {
  await t.cut('三');
  t.setNow(t.services.now() + 48 * 3_600_000);
  await t.services.media.sealed.delete(newest);
  await t.check();
  expect(await t.isFrozen()).toBe(false);
  await t.checkAtNight();
  expect(await t.isFrozen()).toBe(true);
});

test.each([newest, hourKey(0), 'audit/begun-anew.json'])(
  'what was changed outside is none of ours: %s',
  async (name) => {
    const key = name === hourKey(0) ? hourKey(t.services.now()) : name;
    const words = JSON.stringify({ position: 1, hash: 'x', at: 1 });
    const bytes = Buffer.from(JSON.stringify({ words, seal: 'y' }));
    await t.services.media.sealed.put(key, bytes, 'application/json');
    await t.check();
    expect(await t.isFrozen()).toBe(true);
  },
);

test('after a restore the trail is anchored anew, and what the hours kept of the other one is known', async () => {
  const madeAt = t.services.now() - 1;
  for (const hours of [0, 1, 2]) {
    t.setNow(t.services.now() + hours * 3_600_000);
    await t.record('以后');
    await t.check();
  }
  await t.cut('以后');
  t.setNow(t.services.now() + 60_000);
  await anchorAnew(t.services, { from: madeAt }, t.services.now());
  await t.check();
  expect(await t.isFrozen()).toBe(false);
  expect(await findAnchor(t.services)).toMatchObject({ position: 3 });
  await t.cut('三');
  await t.check();
  expect(await t.isFrozen()).toBe(true);
});
