import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freezeMoneyOut, liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { openReturningServer, type ReturningServer } from '../returning-server.ts';

let t: ReturningServer;
beforeAll(async () => {
  t = await openReturningServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const now = () => t.services.now();

test('a run that is stopped anywhere, any number of times, ends in each gift returned once', async () => {
  const { caseId, refundId } = await t.startWith(Array.from({ length: 9 }, (_, i) => 100 + i));
  const { refund } = t.bank.gateway;
  let calls = 0;
  let stop = new AbortController();
  vi.spyOn(t.bank.gateway, 'refund').mockImplementation(async (asked) => {
    calls += 1;
    const answer = await refund(asked);
    if (calls % 2 === 0) stop.abort(new Error('stopped'));
    return answer;
  });
  for (let round = 0; round < 20; round += 1) {
    stop = new AbortController();
    await t.run(stop.signal).catch(() => {});
    await t.expectMoneyRight();
    t.setNow(now() + 5000);
  }
  expect((await t.getCaseRefund(refundId)).status).toBe('DONE');
  expect((await t.findRefunds(caseId)).every(({ status }) => status === 'SUCCESS')).toBe(true);
});

test('two runners at once return each gift once', async () => {
  const { refundId } = await t.startWith([100, 200, 300, 400, 500]);
  const asked = vi.spyOn(t.bank.gateway, 'refund');
  const [one, other] = await Promise.all([t.run(), t.run()]);
  expect(one.returned + other.returned).toBe(5);
  expect(asked).toHaveBeenCalledTimes(5);
  expect((await t.getCaseRefund(refundId)).status).toBe('DONE');
});

test('more gifts than fit one batch all go back', { timeout: 60_000 }, async () => {
  const caseId = await t.addCase();
  const orders = await Promise.all(
    Array.from({ length: 110 }, (_, i) =>
      t.order({ infoUuid: caseId }, { headers: { 'x-client-address': `10.0.1.${i}` } }),
    ),
  );
  for (const { data } of orders) await t.atCashier(data.tradeNo, 'pay');
  while ((await t.bank.deliverDue()).taken > 0);
  const refundId = await t.startRefund(caseId);
  await t.run();
  expect(await t.getCaseRefund(refundId)).toMatchObject({ status: 'DONE', returned_count: 110 });
});

test('while money out is frozen nothing goes back, and then everything', async () => {
  const { refundId } = await t.startWith([1000]);
  await freezeMoneyOut(t.services.db, { reason: 'a test', now: now() });
  expect(await t.run()).toEqual({ returned: 0, failed: 0 });
  await liftMoneyOutFreeze(t.services.db, { reason: 'over', now: now() });
  await t.runLater(60_000);
  expect((await t.getCaseRefund(refundId)).status).toBe('DONE');
});

test('a gateway that is down is left alone until the next run', async () => {
  const { refundId } = await t.startWith(Array.from({ length: 14 }, () => 100));
  const down = vi.spyOn(t.bank.gateway, 'refund').mockRejectedValue(new Error('down'));
  expect(await t.run()).toEqual({ returned: 0, failed: 10 });
  down.mockRestore();
  await t.runLater(60_000);
  expect((await t.getCaseRefund(refundId)).status).toBe('DONE');
});

test('no more are asked for a second than the gateway bears, also after a slow answer', async () => {
  await t.startWith([100, 200, 300, 400, 500]);
  let elapsedMs = 0;
  const askedAtMs: number[] = [];
  const { refund } = t.bank.gateway;
  vi.spyOn(t.bank.gateway, 'refund').mockImplementation((asked) => {
    askedAtMs.push(elapsedMs);
    if (askedAtMs.length === 3) elapsedMs += 2000;
    return refund(asked);
  });
  const pause = async (ms: number) => {
    elapsedMs += ms;
  };
  await runRefunds(t.services, { perSecond: 2, pause, elapsedMs: () => elapsedMs });
  expect(askedAtMs).toEqual([0, 500, 1000, 3000, 3500]);
});
