import { afterAll, beforeAll, expect, test } from 'vitest';
import { tagOfSettings } from '#src/server/platform/settings.ts';
import { sweepUv } from '#src/server/platform/visits/count-uv.ts';
import { findUv } from '#src/server/platform/visits/find-uv.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { basicStoreGet, uvGet } from '#src/shared/platform/frame/calls.ts';
import { type StoreConfigId, storeConfigs } from '#src/shared/platform/frame/store-config.ts';
import { settingRules } from '#src/shared/platform/settings.ts';
import { setSetting } from '../../support/set-setting.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { watchQueries } from '../../support/watch-queries.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const config = async (activity_id: StoreConfigId) =>
  (await t.call(basicStoreGet, { activity_id, timestamp: 1 })).data;

test('an id tells its keys of the board, a change at once, and nothing else', async () => {
  expect(await config('promo')).toEqual({
    ...{ leftSlideSeconds: 0, promoHours: 24, promoMostShows: 10 },
  });
  await setSetting(t.services, 'leftSlideSeconds', 5);
  expect((await config('promo')).leftSlideSeconds).toBe(5);
  expect(Object.keys(await config('giving'))).toEqual([...storeConfigs.giving]);
  const unknown = await t.call(basicStoreGet, { activity_id: 'secrets' as 'promo' });
  expect(unknown.status).toBe(400);
});

test('it is kept until the settings change, and never where reading failed', async () => {
  t.services.pageTags.purge([tagOfSettings]);
  await config('raising');
  const queries = watchQueries(t.services);
  await config('raising');
  await config('giving');
  expect(queries.seen.filter((query) => query.includes('"settings"'))).toEqual([]);
  t.services.pageTags.purge([tagOfSettings]);
  queries.goAway();
  expect((await t.call(basicStoreGet, { activity_id: 'giving' })).status).toBe(500);
  queries.stop();
  expect((await config('giving')).guestGiving).toBe(true);
});

test('what is near money takes two of the staff', () => {
  const near = [...storeConfigs.giving, ...storeConfigs.raising].filter((key) =>
    /InFen$|BasisPoints$|^graceRefund|^notice/.test(key),
  );
  expect(near.length).toBeGreaterThan(4);
  for (const key of near) expect(settingRules[key].fourEyes).toBe(true);
});

test('a device is one a day however often and at once it comes, and a person on two devices too', async () => {
  const ask = (userAgent: string, token?: string) =>
    t.call(uvGet, { bizId: 'leftSlide' }, { headers: { 'user-agent': userAgent }, token });
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('phone')));
  expect(answers.map(({ data }) => data.uv)).toEqual(Array.from({ length: 20 }, () => 1));
  const token = await t.signIn('13800000061');
  await ask('phone', token);
  expect((await ask('tablet', token)).data.uv).toBe(2);
  t.setNow(testNow + dayMs);
  expect((await ask('phone')).data.uv).toBe(1);
  const [, leftSlide] = await findUv(t.services.db, testNow + dayMs);
  expect(leftSlide).toEqual({ bizId: 'leftSlide', today: 1, inAll: 3 });
  t.setNow(testNow);
});

test('who came is a hash that another day does not share, and is gone the day after', async () => {
  const marks = () => t.services.db.selectFrom('uv_marks').selectAll().execute();
  const kept = await marks();
  expect(kept).toHaveLength(3);
  expect(new Set(kept.map(({ visitor }) => visitor)).size).toBe(3);
  expect(JSON.stringify(kept)).not.toMatch(/phone|tablet|13800000061|127\.0/);
  await sweepUv(t.services.db, testNow + dayMs);
  expect(await marks()).toHaveLength(1);
  await sweepUv(t.services.db, testNow + 2 * dayMs);
  expect(await marks()).toEqual([]);
  expect((await findUv(t.services.db, testNow + dayMs))[1]?.inAll).toBe(3);
  await sweepUv(t.services.db, testNow + 92 * dayMs);
  expect(await t.services.db.selectFrom('uv_days').selectAll().execute()).toEqual([]);
});
