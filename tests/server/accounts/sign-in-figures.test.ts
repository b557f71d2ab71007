import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSignInFigures } from '#src/server/accounts/find-sign-in-figures.ts';
import { accountGauges } from '#src/server/accounts/gauges.ts';
import { writeServiceWatch } from '#src/server/platform/watch/write-service-watch.ts';
import * as deskSignIn from '#src/shared/desk/sign-in/calls.ts';
import { checkCode, codeFor, otherCode } from '../../support/code-sign-in.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, as } from '../../support/test-staff.ts';
import { totpAt } from '../../support/totp-at.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const gauge = (name: string) => {
  const { db, config, now } = t.services;
  return accountGauges.find((one) => one.name === name)?.read({ db, config, now: now() });
};
const ofHour = () => findSignInFigures(t.services.db, { since: t.services.now() - hourMs });

test('codes are counted by what became of them, and an alarm sees when nobody uses them', async () => {
  expect(await ofHour()).toMatchObject({ sent: 0, used: 0, wrong: 0, networks: 0 });
  expect(await gauge('warmlight_codes_unused_ratio')).toBeNaN();
  for (let at = 0; at < 25; at += 1) {
    const mobile = `134${String(at).padStart(8, '0')}`;
    const code = await codeFor(t, mobile);
    if (at < 2) await checkCode(t, { mobile, code: otherCode(code) });
    if (at < 5) expect((await checkCode(t, { mobile, code })).status).toBe(200);
  }
  expect(await ofHour()).toMatchObject({ sent: 25, used: 5, wrong: 2, proved: 0 });
  expect((await ofHour()).networks).toBeGreaterThan(0);
  expect(await gauge('warmlight_codes_unused_ratio')).toBeNaN();
  t.setNow(t.services.now() + 10 * minuteMs);
  expect(await gauge('warmlight_codes_unused_ratio')).toBe(0.8);
});

test("wrong codes of staff's authenticators are counted for an hour", async () => {
  const staff = await addStaff(t, 'reviewer');
  const { secret } = (await t.call(deskSignIn.deskBeginFactor, {}, as(staff))).data;
  const code = totpAt(secret, t.services.now());
  await t.call(deskSignIn.deskConfirmFactor, { code }, as(staff));
  t.setNow(t.services.now() + minuteMs);
  for (const wrong of ['000000', '111111'])
    await t.call(deskSignIn.deskGiveCode, { code: wrong }, as(staff));
  expect((await ofHour()).factorWrong).toBe(2);
  expect(await gauge('warmlight_staff_codes_wrong_of_hour')).toBe(2);
  t.setNow(t.services.now() + hourMs);
  expect(await gauge('warmlight_staff_codes_wrong_of_hour')).toBe(0);
});

test('requests that were told to come later are a figure of the hour', async () => {
  const hour = Math.floor(t.services.now() / hourMs) * hourMs;
  t.services.serviceWatch.addHour({ hour, objective: 'admitted', asked: 90, missed: 7 });
  await writeServiceWatch(t.services);
  expect(await ofHour()).toMatchObject({ asked: 90, refused: 7 });
});
