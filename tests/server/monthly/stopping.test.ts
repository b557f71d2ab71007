import { afterEach, beforeEach, expect, test } from 'vitest';
import { actOnGift } from '#src/server/monthly/act-on-gift.ts';
import { problemCodes } from '#src/shared/contract/problem.ts';
import { orderClose } from '#src/shared/donations/own/calls.ts';
import {
  monthlyChange,
  monthlyEnd,
  monthlyPause,
  monthlyResume,
  monthlySign,
} from '#src/shared/monthly/calls.ts';
import { type MonthlyServer, openMonthlyServer } from './monthly-server.ts';

let t: MonthlyServer;
let token: string;
let infoUuid: string;
beforeEach(async () => {
  t = await openMonthlyServer();
  token = await t.signIn('13800007702');
  infoUuid = await t.addCase();
  await t.keepOpen(infoUuid);
});
afterEach(async () => {
  await t.expectMoneyRight();
  await t.close();
});

const act = (call: typeof monthlyPause, giftId: string, by = token) =>
  t.call(call, { giftId }, { token: by });

test('paused and resumed in one tap each; what was said meanwhile is left out', async () => {
  const giftId = await t.begin(token, { infoUuid });
  await t.pass(13);
  expect((await act(monthlyPause, giftId)).status).toBe(200);
  expect((await act(monthlyPause, giftId)).status).toBe(200);
  await t.pass(10);
  expect(await t.paid()).toEqual([]);
  expect((await act(monthlyResume, giftId)).status).toBe(200);
  expect(await t.giftOf(giftId)).toMatchObject({ status: 'ACTIVE', next_month: '2027-01' });
  await t.pass(28);
  expect(await t.paid()).toHaveLength(1);
});

test('ended in one tap for good, and the wallet hears of it', async () => {
  const giftId = await t.begin(token, { infoUuid });
  expect((await act(monthlyEnd, giftId)).status).toBe(200);
  expect((await act(monthlyEnd, giftId)).status).toBe(200);
  const refused = await act(monthlyResume, giftId);
  expect(refused).toMatchObject({ status: 409, code: problemCodes.monthlyNotOpen.code });
  await t.tick();
  const { agreement_no: agreementNo, cancel_at: cancelAt } = await t.giftOf(giftId);
  expect(cancelAt).toBeNull();
  expect(await t.bank.gateway.agreements?.query(agreementNo)).toMatchObject({ status: 'ENDED' });
  await t.pass(60);
  expect(await t.paid()).toEqual([]);
});

test('a pause that began before a charge and waited for it counts after it', async () => {
  const giftId = await t.begin(token, { infoUuid });
  await t.pass(13);
  await t.goToCharge(giftId);
  const began = t.services.now() - 5;
  await t.tick();
  const { user_id: userId } = await t.giftOf(giftId);
  await actOnGift(t.services, { userId, giftId, act: 'pause' }, began);
  await t.expectMoneyRight();
});

test('a pause at the moment of the charge: charged once before it, or not at all', async () => {
  const giftId = await t.begin(token, { infoUuid });
  await t.pass(13);
  await t.goToCharge(giftId);
  await Promise.all([t.tick(), act(monthlyPause, giftId), t.tick()]);
  await t.deliver();
  const charged = (await t.paid()).length;
  expect(charged).toBeLessThanOrEqual(1);
  await t.pass(70);
  expect(await t.paid()).toHaveLength(charged);
});

test('another amount: less counts at once, more only from the next notice', async () => {
  const giftId = await t.begin(token, { infoUuid });
  const change = (amountInFen: number) => t.call(monthlyChange, { giftId, amountInFen }, { token });
  await t.pass(13);
  expect((await change(9000)).status).toBe(200);
  expect(await t.runsOf(giftId)).toMatchObject([{ amount_in_fen: 5000 }]);
  await change(2000);
  expect(await t.runsOf(giftId)).toMatchObject([{ amount_in_fen: 2000 }]);
  await change(7000);
  await t.pass(34);
  expect((await t.paid()).map(({ amountInFen }) => amountInFen)).toEqual([2000, 7000]);
  const { refusal } = await change(200_001);
  expect(Object.keys(refusal?.fields ?? {})).toEqual(['amountInFen']);
});

test('nobody signs twice for one family, for a closed one, or acts on what is not theirs', async () => {
  const giftId = await t.begin(token, { infoUuid });
  expect(await t.sign(token, { infoUuid })).toMatchObject({
    ...{ status: 409, code: problemCodes.monthlyThere.code },
  });
  const other = await t.signIn('13800007703');
  for (const call of [monthlyPause, monthlyResume, monthlyEnd]) {
    expect((await act(call, giftId, other)).status).toBe(404);
  }
  await t.endCase(infoUuid);
  expect((await t.sign(other, { infoUuid })).code).toBe(problemCodes.caseNotOpen.code);
  expect((await t.sign(other, { amountInFen: 99 })).status).toBe(400);
  const guest = { amountInFen: 5000, day: 1, payChannel: 7 };
  expect((await t.call(monthlySign, guest, { idempotencyKey: 'a'.repeat(22) })).status).toBe(401);
});

test('the same key signs once, and what was never signed gives way and does nothing', async () => {
  const wish = { infoUuid, amountInFen: 5000, day: 31, payChannel: 7 };
  const options = { token, idempotencyKey: 'b'.repeat(22) };
  const [first, second] = await Promise.all([
    t.call(monthlySign, wish, options),
    t.call(monthlySign, wish, options),
  ]);
  expect(second.data).toEqual(first.data);
  const again = await t.sign(token, { infoUuid });
  expect(again.data.giftId).not.toBe(first.data.giftId);
  await t.choose(first.data.giftId, 'sign');
  await t.deliver();
  await t.pass(40);
  const unsigned = { status: 'ENDED', stop_reason: 'unsigned' };
  expect(await t.giftOf(first.data.giftId)).toMatchObject({ ...unsigned, cancel_at: null });
  expect(await t.giftOf(again.data.giftId)).toMatchObject(unsigned);
  expect(await t.paid()).toEqual([]);
});

test('a lost notice of signing is made up for by asking', async () => {
  const { data } = await t.sign(token, { infoUuid });
  await t.choose(data.giftId, 'sign');
  t.setNow(t.services.now() + 120_000);
  await t.tick();
  expect(await t.giftOf(data.giftId)).toMatchObject({ status: 'ACTIVE' });
  await t.deliver();
  expect(await t.kindsTold()).toEqual(['monthlyStarted']);
});

test('a donor who gives up the order of a month is not charged for it', async () => {
  const giftId = await t.begin(token, { infoUuid }, 'signEmpty');
  await t.pass(15.5);
  const [run] = await t.runsOf(giftId);
  expect((await t.call(orderClose, { orderId: run?.order_id ?? '' }, { token })).status).toBe(200);
  await t.choose(giftId, 'full');
  await t.pass(6);
  expect(await t.runsOf(giftId)).toMatchObject([{ state: 'SKIPPED', skip_reason: 'closed' }]);
  expect(await t.paid()).toEqual([]);
});
