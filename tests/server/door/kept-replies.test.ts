import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountClose, sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { getLoveList } from '#src/shared/cases/calls.ts';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import type { Call, CallInput, CallOutput } from '#src/shared/contract/call.ts';
import { deskCaseAct } from '#src/shared/desk/cases/calls.ts';
import { orderModifyAnonymous } from '#src/shared/donations/own/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { stopRaising } from '#src/shared/raising/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { venueStatistic } from '#src/shared/venues/statistic/calls.ts';
import { encodeCall } from '../../support/encode-call.ts';
import { openSocketDoor, type SocketDoor } from '../../support/open-socket-door.ts';
import { openRefundDesk, type RefundDesk } from '../../support/test-refunds.ts';
import { testNow, testOrigin } from '../../support/test-server.ts';
import { as } from '../../support/test-staff.ts';
import { openVenueDesk, type VenueDesk } from '../venues/venue-desk.ts';

let t: VenueDesk;
let desk: RefundDesk;
let door: SocketDoor;
let caseId: string;
let activityId: string;
beforeAll(async () => {
  t = await openVenueDesk();
  desk = await openRefundDesk(t);
  door = await openSocketDoor(t.services);
});
beforeEach(async () => {
  t.setNow(testNow);
  caseId = await t.addCase();
  activityId = await t.open(caseId);
});
afterAll(async () => {
  door.close();
  await t.close();
});

/** Asks the door that keeps answers. */
async function ask<C extends Call>(call: C, input: CallInput<C>, headers = {}) {
  const { path, init } = encodeCall(call, input as Record<string, unknown>);
  const sent = { path, ...init, headers: { ...init.headers, ...headers } };
  const { status, text } = await door.ask(sent);
  return { status, ...(JSON.parse(text) as { data: CallOutput<C> }) };
}
const info = async () => (await ask(getCaseInfo, { infoUuid: caseId })).data;
const gifts = async () => (await ask(getLoveList, { infoUuid: caseId })).data;
const venue = async () => (await ask(venueStatistic, { activityId })).data;
const readAll = () => Promise.all([info(), gifts(), venue()]);

/** Each keeps what it answers now, so that only a purge shows another. */
async function give(more: { token?: string; anonymous?: boolean } = {}) {
  await readAll();
  return t.giveThrough({ infoUuid: caseId, amountInFen: 2500, activityId, ...more });
}

test('what nobody wrote through a use case is not seen: the answer is kept', async () => {
  const { title } = await info();
  const rename = (to: string) =>
    t.services.db.updateTable('cases').set({ title: to }).where('id', '=', caseId).execute();
  await rename('没有人知道的题目');
  expect((await info()).title).toBe(title);
  expect((await t.call(getCaseInfo, { infoUuid: caseId })).data.title).not.toBe(title);
});

test('a paid gift is in the total, the list and the venue at once', async () => {
  await give();
  expect((await info()).raisedInFen).toBe(2500);
  expect(await gifts()).toMatchObject({ count: 1, list: [{ amountInFen: 2500 }] });
  expect(await venue()).toEqual({ people: 1, amountInFen: 2500, cases: 1 });
});

test('a giver who hides their name is hidden at once, and shown again', async () => {
  const token = await t.donor();
  const { orderId } = await give({ token });
  for (const anonymous of [true, false]) {
    await gifts();
    await t.call(orderModifyAnonymous, { orderId, anonymous }, { token });
    expect((await gifts()).list[0]?.anonymous).toBe(anonymous);
  }
});

test('a gift taken back is out of all three at once', async () => {
  const token = await t.donor();
  const { orderId } = await give({ token });
  await readAll();
  expect((await t.call(takeGiftBack, { orderId }, { token })).status).toBe(200);
  await t.runJobs();
  expect((await info()).raisedInFen).toBe(0);
  expect((await venue()).amountInFen).toBe(0);
  expect(await gifts()).toEqual((await t.call(getLoveList, { infoUuid: caseId })).data);
});

test('who closes their account is no longer named', async () => {
  const token = await t.signIn('13900000071');
  await give({ token });
  await gifts();
  const asked = { mobile: '13900000071', scene: 'close' } as const;
  const sent = await t.call(sendVerifyCode, asked);
  const code = sent.data.demoCode ?? '';
  expect((await t.call(accountClose, { code }, { token })).status).toBe(200);
  expect((await gifts()).list[0]?.anonymous).toBe(true);
});

test('the family that ends its raising is heard at once', async () => {
  const token = await desk.ownerOf(caseId);
  expect((await info()).phase).toBe('raising');
  const stopped = await t.call(stopRaising, { infoUuid: caseId, reason: 'enough' }, { token });
  expect(stopped.status).toBe(200);
  expect((await info()).phase).toBe('ended');
});

test('a case that staff stop is stopped at once', async () => {
  await info();
  const input = {
    infoUuid: caseId,
    act: 'stopCase' as const,
    reason: '核对过医院的回复。',
    warning: '',
  };
  expect((await t.call(deskCaseAct, input, as(t.administrator))).status).toBe(200);
  expect((await info()).phase).toBe('stopped');
});

test('the end of its time is seen by the clock alone, and the answer after it is kept too', async () => {
  expect((await info()).phase).toBe('raising');
  t.setNow(testNow + 30 * dayMs - 1);
  expect((await info()).phase).toBe('raising');
  t.setNow(testNow + 30 * dayMs);
  expect((await info()).phase).toBe('expired');
});

test('a kept answer is for those alone whom the door lets in, and within their budget', async () => {
  await info();
  const input = { infoUuid: caseId };
  const foreign = { origin: 'https://evil.example' };
  expect((await ask(getCaseInfo, input, foreign)).status).toBe(403);
  expect((await ask(getCaseInfo, { ...input, more: 1 } as never)).status).toBe(400);
  const lost = { cookie: `warmlight=${'x'.repeat(43)}`, origin: testOrigin };
  expect((await ask(getCaseInfo, input, lost)).data.infoUuid).toBe(caseId);
  const counting = Array.from({ length: getCaseInfo.budgetPerMinute }, () =>
    ask(getCaseInfo, input),
  );
  const answers = await Promise.all(counting);
  expect(answers.some(({ status }) => status === 429)).toBe(true);
});
