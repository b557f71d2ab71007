import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdvisersTable } from '#src/server/db/schema.ts';
import { newId } from '#src/server/platform/keys.ts';
import { contactGw, getGwInfo, getGwInfoV2, shareMenu } from '#src/shared/advisers/calls.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff } from '../../support/test-staff.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

type Added = Partial<Insertable<AdvisersTable>> & { city?: string; english?: string };

async function add({ city = newId(), english = 'He Xiao', ...more }: Added = {}): Promise<string> {
  const id = newId();
  const row = {
    ...{ id, photo: '/media/advisers/1.svg' },
    ...{ user_id: null, tag: 1, origin: 'advisor' as const, since_at: 1 },
    ...{ resigned_at: null, reported_at: null },
  };
  await t.services.db
    .insertInto('advisers')
    .values({ ...row, ...more })
    .execute();
  await t.services.db
    .insertInto('adviser_words')
    .values([
      {
        adviser_id: id,
        locale: 'zh-CN',
        name: '何晓',
        city,
        words: '我在医院工作过八年。',
        contact: '',
      },
      {
        adviser_id: id,
        locale: 'en',
        name: english,
        city: 'Kunming',
        words: 'Eight years.',
        contact: '',
      },
    ])
    .execute();
  await t.services.db.insertInto('adviser_cities').values({ adviser_id: id, city }).execute();
  return id;
}

test.each([
  [{}, 200],
  [{ tag: 2 }, 404],
  [{ tag: 3 }, 404],
  [{ resigned_at: 1 }, 404],
  [{ reported_at: 1 }, 404],
  [{ origin: 'volunteer' as const }, 404],
])('an adviser with %o answers %i, by id and by city', async (more, status) => {
  const city = `城${newId()}`;
  const adviserId = await add({ ...more, city });
  expect((await t.call(getGwInfo, { adviserId })).status).toBe(status);
  expect((await t.call(getGwInfoV2, { city: city.slice(0, 30) })).status).toBe(status);
  expect((await t.call(shareMenu, { adviserId })).status).toBe(status);
});

test('of a city, one who has a desk is named before one who has none, in the language asked for', async () => {
  const { userId: user_id } = await addStaff(t, 'adviser');
  await add({ city: '昆明', english: 'None' });
  await add({ city: '昆明', user_id, english: 'Desk' });
  const common = Buffer.from(JSON.stringify({ language: 'en' })).toString('base64');
  const headers = { 'x-common-message': common };
  const { data } = await t.call(getGwInfoV2, { city: '昆明市' }, { headers });
  expect(data).toMatchObject({ name: 'Desk', city: 'Kunming' });
});

test('it is told beforehand whether an adviser takes calls, which takes a desk', async () => {
  const { userId: user_id } = await addStaff(t, 'adviser');
  const takes = async (adviserId: string) =>
    (await t.call(getGwInfo, { adviserId })).data.takesCalls;
  expect([await takes(await add()), await takes(await add({ user_id }))]).toEqual([false, true]);
});

test('a call may be booked with one adviser, not with an absent one', async () => {
  const lead = { name: '周小家', mobile: '13812340031', city: '昆明' };
  const adviserId = await add();
  expect((await t.call(contactGw, { ...lead, adviserId })).status).toBe(200);
  expect((await t.call(contactGw, { ...lead, adviserId: newId() })).status).toBe(404);
});
