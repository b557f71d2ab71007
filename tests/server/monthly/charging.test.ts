import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { chargeAtOf } from '#src/shared/monthly/month-days.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { type MonthlyServer, openMonthlyServer } from './monthly-server.ts';

let t: MonthlyServer;
let token: string;
let infoUuid: string;
beforeEach(async () => {
  t = await openMonthlyServer();
  token = await t.signIn('13800007701');
  infoUuid = await t.addCase();
  await t.keepOpen(infoUuid);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
  await t.close();
});

test.each([payChannels.alipayWap, payChannels.wxH5])(
  'by channel %i: signed, told three days before, charged on its day, and an ordinary gift',
  async (payChannel) => {
    const giftId = await t.begin(token, { infoUuid, payChannel });
    expect(await t.giftOf(giftId)).toMatchObject({ status: 'ACTIVE', next_month: '2026-12' });
    expect(await t.paid()).toEqual([]);
    await t.pass(11.5);
    expect(await t.kindsTold()).toEqual(['monthlyStarted']);
    await t.pass(1);
    expect(await t.kindsTold()).toEqual(['monthlyStarted', 'monthlyAhead']);
    await t.pass(2);
    expect(await t.paid()).toEqual([]);
    await t.pass(1);
    const [gift] = await t.paid();
    expect(gift).toMatchObject({ caseId: infoUuid, amountInFen: 5000 });
    expect(gift?.paidAt).toBeGreaterThanOrEqual(chargeAtOf('2026-12', 5));
    expect(gift?.paidAt).toBeLessThan(chargeAtOf('2026-12', 5) + dayMs);
    expect(await t.runsOf(giftId)).toMatchObject([{ month: '2026-12', state: 'CHARGED' }]);
    await t.pass(32);
    expect(await t.paid()).toHaveLength(2);
  },
);

test('runners beside each other, and a notice and a question, charge a month once', async () => {
  const giftId = await t.begin(token, { infoUuid });
  await t.pass(13);
  await t.goToCharge(giftId);
  await Promise.all([t.tick(), t.tick(), t.tick(), t.deliver()]);
  await Promise.all([t.tick(), t.deliver(), t.tick()]);
  expect(await t.paid()).toHaveLength(1);
  expect(await t.runsOf(giftId)).toMatchObject([{ state: 'CHARGED' }]);
});

test('a charge whose answer was lost is found by its number, and not made again', async () => {
  const giftId = await t.begin(token, { infoUuid });
  await t.pass(13);
  await t.goToCharge(giftId);
  const { agreements } = t.bank.gateway;
  if (!agreements) throw new Error('The bank has agreements.');
  const charge = agreements.charge;
  const lost = vi.spyOn(agreements, 'charge').mockImplementationOnce(async (asked) => {
    await charge(asked);
    throw new Error('The line broke.');
  });
  await t.tick();
  expect(await t.runsOf(giftId)).toMatchObject([{ state: 'CHARGING' }]);
  t.setNow(t.services.now() + dayMs);
  await t.tick();
  expect(await t.paid()).toHaveLength(1);
  expect(lost).toHaveBeenCalledTimes(1);
});

test('a refused charge is tried three times within days, then it rests and says so', async () => {
  const giftId = await t.begin(token, { infoUuid }, 'signEmpty');
  await t.pass(25);
  expect(await t.giftOf(giftId)).toMatchObject({ status: 'PAUSED', stop_reason: 'refused' });
  expect(await t.runsOf(giftId)).toMatchObject([{ state: 'FAILED', refused_count: 2 }]);
  expect(await t.kindsTold()).toEqual([
    ...['monthlyStarted', 'monthlyAhead', 'monthlyRefused', 'monthlyRefused', 'monthlyPaused'],
  ]);
  expect(await t.paid()).toEqual([]);
  const orders = await t.services.db.selectFrom('donations').select('status').execute();
  expect(orders).toEqual([{ status: 'CLOSED' }]);
});

test('another card between two tries pays the month once', async () => {
  const giftId = await t.begin(token, { infoUuid, payChannel: payChannels.wxH5 }, 'signEmpty');
  await t.pass(15.5);
  expect(await t.runsOf(giftId)).toMatchObject([{ state: 'CHARGING', refused_count: 1 }]);
  await t.choose(giftId, 'full');
  await t.pass(5);
  expect(await t.paid()).toHaveLength(1);
  expect(await t.giftOf(giftId)).toMatchObject({ status: 'ACTIVE' });
});

test('ended in the wallet, by notice or found at the charge, it ends here', async () => {
  const told = await t.begin(token, { infoUuid });
  await t.choose(told, 'end');
  await t.deliver();
  expect(await t.giftOf(told)).toMatchObject({ status: 'ENDED', stop_reason: 'gateway' });
  const untold = await t.begin(token, { infoUuid });
  const { agreement_no: agreementNo } = await t.giftOf(untold);
  await t.bank.gateway.agreements?.cancel(agreementNo);
  await t.pass(16);
  expect(await t.giftOf(untold)).toMatchObject({ status: 'ENDED', stop_reason: 'gateway' });
  expect(await t.paid()).toEqual([]);
});

test('where the family raises no more it ends by itself, and nobody else gets it', async () => {
  await t.addCase();
  const giftId = await t.begin(token, { infoUuid });
  await t.pass(13);
  await t.endCase(infoUuid);
  await t.pass(4);
  expect(await t.giftOf(giftId)).toMatchObject({ stop_reason: 'caseOver', cancel_at: null });
  expect(await t.runsOf(giftId)).toMatchObject([{ state: 'SKIPPED', skip_reason: 'ended' }]);
  expect(await t.kindsTold()).toEqual(['monthlyStarted', 'monthlyAhead', 'monthlyEnded']);
  const { agreement_no: agreementNo } = await t.giftOf(giftId);
  expect(await t.bank.gateway.agreements?.query(agreementNo)).toMatchObject({ status: 'ENDED' });
  expect(await t.paid()).toEqual([]);
});

test('for families that few see, the printed rule picks one each month', async () => {
  await t.endCase(infoUuid);
  const giftId = await t.begin(token, { infoUuid: '' });
  await t.pass(16);
  expect(await t.runsOf(giftId)).toMatchObject([{ state: 'SKIPPED', skip_reason: 'noFamily' }]);
  const quiet = await t.addCase();
  await t.keepOpen(quiet);
  await t.pass(31);
  expect(await t.paid()).toMatchObject([{ caseId: quiet, amountInFen: 5000 }]);
});
