import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGrayMode } from '#src/server/platform/find-gray-mode.ts';
import { setSetting } from '../../support/set-setting.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const people = Array.from({ length: 400 }, (_, index) => `person-${index}`);

/** Finds who of the people has the part, at this share of all. */
async function whoHas(percent: number): Promise<string[]> {
  await setSetting(t.services, 'newCenterPercent', percent);
  const { db, config } = t.services;
  const keys = ['newCenterPercent'];
  const asked = people.map(async (userId) => {
    const modes = await findGrayMode({ db, config }, { keys, userId });
    return modes.newCenterPercent ? [userId] : [];
  });
  return (await Promise.all(asked)).flat();
}

test('a share of people is asked of the person: the same ones each time, and more keep them', async () => {
  expect(await whoHas(0)).toEqual([]);
  const some = await whoHas(30);
  expect(some.length).toBeGreaterThan(80);
  expect(some.length).toBeLessThan(160);
  expect(await whoHas(30)).toEqual(some);
  expect(await whoHas(60)).toEqual(expect.arrayContaining(some));
  expect(await whoHas(100)).toEqual(people);
});
