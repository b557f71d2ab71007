import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { leftSlideGetAd } from '#src/shared/platform/calls.ts';
import { leftSlidePositions, readLeftSlide } from '#src/shared/platform/left-slide.ts';
import { makeCase } from '../../support/case-factory.ts';
import { setSetting } from '../../support/set-setting.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let off: TestServer;
let on: TestServer;
let own: string;
let other: string;
beforeAll(async () => {
  off = await openTestServer();
  on = await openTestServer();
  await setSetting(on.services, 'leftSlideSeconds', 3);
  await makeCase(off.services.db);
  own = (await makeCase(on.services.db)).id;
  other = (await makeCase(on.services.db)).id;
});
afterAll(async () => {
  await off.close();
  await on.close();
});

test('it is off unless the operator turns it on', async () => {
  const { data } = await off.call(leftSlideGetAd, {});
  expect(data).toEqual({ switch: false, redirectUrl: '', channel: '', time: 0 });
});

test("the ad is another family's case, with its delay and its channel", async () => {
  const { data } = await on.call(leftSlideGetAd, { infoUuid: own });
  expect(data).toEqual({
    switch: true,
    redirectUrl: `/cf/contribute/${other}?channel=left_slide`,
    channel: 'left_slide',
    time: 3,
  });
});

test('the other position shows cases that are nearly there, of which there are none', async () => {
  const { data } = await on.call(leftSlideGetAd, { posid: leftSlidePositions.nearlyThere });
  expect(data.switch).toBe(false);
});

test('a position nobody sold is refused', async () => {
  expect((await on.call(leftSlideGetAd, { posid: '1' as '1001' })).status).toBe(400);
});

test.each([
  ['', '1001', ''],
  ['leftTest=t1', '1002', ''],
  ['leftTest=t2&posid=9', '1001', ''],
  ['posid=1002&infoUuid=x', '1002', ''],
])('an address with "%s" asks for position %s', (query, posid, infoUuid) => {
  expect(readLeftSlide(new URLSearchParams(query))).toEqual({ posid, infoUuid });
});

test('an address names the case someone comes from', () => {
  const infoUuid = newId();
  expect(readLeftSlide(new URLSearchParams({ infoUuid })).infoUuid).toBe(infoUuid);
});
