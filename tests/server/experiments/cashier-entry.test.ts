import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGroupResults } from '#src/server/experiments/find-group-results.ts';
import { groupOf } from '#src/server/experiments/subject.ts';
import { newId } from '#src/server/platform/keys.ts';
import { caseAbStatus, payExperiment, userPortrait } from '#src/shared/experiments/calls.ts';
import { deskStopTest } from '#src/shared/experiments/desk/calls.ts';
import { testOrigin } from '../../support/test-server.ts';
import { addStaff, as } from '../../support/test-staff.ts';
import { openTestDesk, type TestDesk } from './running-test.ts';

let t: TestDesk;
let infoUuid: string;
let experimentId: string;
beforeAll(async () => {
  t = await openTestDesk();
  infoUuid = await t.addCase();
});
afterAll(() => t.close());

const shown = () => t.services.db.selectFrom('experiment_exposures').selectAll().execute();

test('while no test runs the shunt leads to the cashier as it is, sets no cookie and keeps who shared', async () => {
  const referer = `http://localhost:4321/cf/contribute/${infoUuid}?sharedv=3&x=1`;
  const { location, cookie } = await t.openAsGuest(infoUuid, { referer });
  expect([location, cookie]).toEqual([`/cf/pay/${infoUuid}?sharedv=3`, '']);
  const byChannel = { referer: `${referer}&channel=paper` };
  const through = await t.openAsGuest(infoUuid, byChannel);
  expect(through.location).toBe(`/cf/pay/${infoUuid}?sharedv=3&channel=paper`);
  const kept = 'channel=zhihu&amountInFen=5000';
  const english = await t.request(`/en/cf/pay/mp-shunt?infoUuid=${infoUuid}&${kept}&a=b`);
  expect(english.headers.get('location')).toBe(`/en/cf/pay/${infoUuid}?${kept}`);
  expect((await t.call(caseAbStatus, { infoUuid })).data).toEqual({ group: 0 });
});

test('while one runs, everyone outside of a mini-program comes by the tested cashier and counts once', async () => {
  experimentId = await t.start();
  const mini = { 'user-agent': 'Mozilla/5.0 MicroMessenger/8.0 miniProgram' };
  expect((await t.openAsGuest(infoUuid, mini)).location).toContain(`/cf/pay/${infoUuid}`);
  expect(await shown()).toHaveLength(0);
  const { location, cookie } = await t.openAsGuest(infoUuid);
  expect(location).toBe(`/cf/pay-new-style/${infoUuid}`);
  await t.request(location, { headers: { cookie } });
  const [row, ...others] = await shown();
  expect(others).toEqual([]);
  expect(row?.subject).not.toContain(cookie.split('=')[1]);
});

test('whoever asks not to be followed, or keeps no cookies, gets the original and is not counted', async () => {
  const before = (await shown()).length;
  expect((await t.openAsGuest(infoUuid, { 'sec-gpc': '1' })).cookie).toBe('');
  await t.request(`/cf/pay-new-style/${infoUuid}`);
  expect(await shown()).toHaveLength(before);
});

test('families and staff are not part of a test', async () => {
  const before = (await shown()).length;
  const staff = await addStaff(t, 'reviewer');
  await t.request(`/cf/pay-new-style/${infoUuid}`, {
    headers: { authorization: `Bearer ${staff.token}` },
  });
  expect(await shown()).toHaveLength(before);
  expect((await t.call(userPortrait, { infoUuid }, as(staff))).data.portrait).toBe('own');
  expect((await t.call(payExperiment, { infoUuid }, as(staff))).data.eagleEyeExperiment).toBe('');
});

test('the three calls agree on a person, and a gift counts for the group its donor was shown', async () => {
  const { token, userId } = await addStaff(t);
  const { data: status } = await t.call(caseAbStatus, { infoUuid }, { token });
  const { data: first } = await t.call(payExperiment, { infoUuid, shareDv: 2 }, { token });
  const { data: portrait } = await t.call(userPortrait, { infoUuid, eyeResult: 1 }, { token });
  expect(portrait).toEqual({ portrait: 'newcomer' });
  expect(first).toMatchObject({
    ...{ eagleEyeExperiment: experimentId, eagleEyeResult: status.group, firstDonate: true },
    ...{ amount: status.group === 1 ? 2000 : 1000, eyeValue: status.group, hot: false },
    ...{ subsidize: false, caseCharge: false, groupValue: status.group },
  });
  const test = { testFlag: 1, amountInFen: 0, percent: 50 } as const;
  const running = { id: experimentId, test };
  expect(groupOf(running, userId)).toBe(status.group);
  const sent = { token, idempotencyKey: newId() };
  const { data: order } = await t.order({ infoUuid, amountInFen: 1500 }, sent);
  const ofGroup = async () =>
    (await findGroupResults(t.services.db, experimentId)).find(
      ({ group }) => group === status.group,
    );
  expect(await ofGroup()).toMatchObject({ givers: 0, givenInFen: 0 });
  await t.atCashier(order.tradeNo, 'pay');
  await t.bank.deliverDue();
  expect(await ofGroup()).toMatchObject({ givers: 1, gifts: 1, givenInFen: 1500 });
  expect(await ofGroup()).toMatchObject({ sumOfSquares: 1500 * 1500 });
  const { data: again } = await t.call(userPortrait, { infoUuid }, { token });
  expect(again.portrait).toBe('giver');
  await t.expectMoneyRight();
});

test('a guest counts by the browser, and what was given before being shown anything does not', async () => {
  const total = async () =>
    (await findGroupResults(t.services.db, experimentId)).reduce(
      (sum, { gifts }) => sum + gifts,
      0,
    );
  const before = await total();
  await t.give({ infoUuid });
  expect(await total()).toBe(before);
  const { cookie } = await t.openAsGuest(infoUuid);
  const { data } = await t.order(
    { infoUuid },
    { headers: { cookie, origin: testOrigin }, idempotencyKey: newId() },
  );
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  expect(await total()).toBe(before + 1);
});

test('a case that takes no gifts has no test', async () => {
  const closed = await t.addCase();
  await t.services.db
    .updateTable('cases')
    .set({ status: 'FINISHED' })
    .where('id', '=', closed)
    .execute();
  const { token } = await addStaff(t);
  expect((await t.call(caseAbStatus, { infoUuid: closed }, { token })).data).toEqual({ group: 0 });
  expect((await t.call(payExperiment, { infoUuid: newId() }, { token })).status).toBe(404);
});

test('once it is stopped nobody is counted any more', async () => {
  await t.call(deskStopTest, { experimentId, reason: '已经看够了' }, as(t.releaser));
  const before = (await shown()).length;
  expect((await t.openAsGuest(infoUuid)).location).toBe(`/cf/pay/${infoUuid}`);
  const { token } = await addStaff(t);
  expect((await t.call(payExperiment, { infoUuid }, { token })).data).toMatchObject({
    ...{ groupValue: 0, amount: 1000, eyeValue: 0, eagleEyeExperiment: '' },
  });
  expect(await shown()).toHaveLength(before);
});
