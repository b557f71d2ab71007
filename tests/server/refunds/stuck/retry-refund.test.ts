import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freezeMoneyOut, liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { findFailedRefunds } from '#src/server/refunds/stuck/find-failed-refunds.ts';
import { retryRefund } from '#src/shared/refunds/gift/calls.ts';
import { plansOf } from '../../../support/query-plans.ts';
import { testOrigin } from '../../../support/test-server.ts';
import { actsOf, addStaff, as, type Staff } from '../../../support/test-staff.ts';
import { openReturningServer, type ReturningServer } from '../returning-server.ts';

let t: ReturningServer;
let releaser: Staff;
beforeAll(async () => {
  t = await openReturningServer();
  releaser = await addStaff(t, 'releaser');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

/** Makes a gift that the gateway refused to take back, so that its next try is later. */
async function failOne() {
  const { caseId } = await t.startWith([1000]);
  const refused = { status: 'REFUSED', refusal: 'OTHER' } as const;
  const asked = vi.spyOn(t.bank.gateway, 'refund').mockResolvedValueOnce(refused);
  await t.run();
  const [failed] = await findFailed(caseId);
  if (!failed) throw new Error('Nothing failed.');
  return { caseId, refundNo: failed.refundNo, failed, asked };
}

const findFailed = async (caseId: string) =>
  (await findFailedRefunds(t.services.db, { caseId, anchorId: '' })).list;
const retry = (refundNo: string, by: Staff) => t.call(retryRefund, { refundNo }, as(by));

test('staff have a failed gift tried again at once, under its number, and it stands on the trail', async () => {
  const { caseId, refundNo, failed, asked } = await failOne();
  expect(failed).toMatchObject({ failure: 'refused', waitsForDonor: false });
  expect(await t.run()).toEqual({ returned: 0, failed: 0 });
  expect((await retry(refundNo, releaser)).status).toBe(200);
  expect(await t.run()).toEqual({ returned: 1, failed: 0 });
  expect(new Set(asked.mock.calls.map(([one]) => one.refundNo))).toEqual(new Set([refundNo]));
  expect(await findFailed(caseId)).toEqual([]);
  expect(await actsOf(t, releaser.userId)).toEqual(['retryRefund']);
});

test("the desk's button does the same without script", async () => {
  const { caseId, refundNo } = await failOne();
  const done = await t.request(`/desk/case/${caseId}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { authorization: `Bearer ${releaser.token}`, origin: testOrigin },
    body: new URLSearchParams({ step: 'retryRefund', refundNo }),
  });
  expect([done.status, done.headers.get('location')]).toEqual([303, `/desk/case/${caseId}`]);
  expect(await t.run()).toEqual({ returned: 1, failed: 0 });
});

test('asked twice, it is brought forward once', async () => {
  const { refundNo } = await failOne();
  const answers = await Promise.all([retry(refundNo, releaser), retry(refundNo, releaser)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.refusal?.reason).toBe('refundNotOpen');
  await t.run();
});

test('a gift that is back, waits for its donor or is unknown is not tried again', async () => {
  const { caseId, refundNo } = await failOne();
  await t.runLater(5000);
  expect((await retry(refundNo, releaser)).refusal?.reason).toBe('refundNotOpen');
  expect((await retry('R-unknown', releaser)).status).toBe(404);
  expect((await retry('', releaser)).refusal?.fields).toHaveProperty('refundNo');
  const { caseId: otherId } = await t.startWith([700]);
  const tooOld = { status: 'REFUSED', refusal: 'TOO_OLD' } as const;
  vi.spyOn(t.bank.gateway, 'refund').mockResolvedValueOnce(tooOld);
  await t.run();
  const [waiting] = await findFailed(otherId);
  expect(waiting).toMatchObject({ waitsForDonor: true, nextTryAt: null });
  expect((await retry(waiting?.refundNo ?? '', releaser)).refusal?.reason).toBe('refundNotOpen');
  expect(await findFailed(caseId)).toEqual([]);
});

test('nobody else may, nor while money out is frozen', async () => {
  const { caseId, refundNo } = await failOne();
  const reviewer = await addStaff(t, 'reviewer');
  expect((await retry(refundNo, reviewer)).status).toBe(403);
  await freezeMoneyOut(t.services.db, { reason: 'a test', now: t.services.now() });
  expect((await retry(refundNo, releaser)).refusal?.reason).toBe('moneyOutFrozen');
  await liftMoneyOutFreeze(t.services.db, { reason: 'over', now: t.services.now() });
  expect((await findFailed(caseId))[0]?.nextTryAt).toBeGreaterThan(t.services.now());
});

test('staff page through what failed, first what can be tried again', async () => {
  const amounts = Array.from({ length: 23 }, (_, at) => 1000 + at);
  const { caseId } = await t.startWith(amounts);
  let asked = 0;
  const asking = vi.spyOn(t.bank.gateway, 'refund').mockImplementation(async () => {
    asked += 1;
    return { status: 'REFUSED', refusal: asked % 2 ? 'ACCOUNT_UNUSABLE' : 'OTHER' };
  });
  await t.run();
  asking.mockRestore();
  const first = await findFailedRefunds(t.services.db, { caseId, anchorId: '' });
  expect(first).toMatchObject({ hasNext: true });
  const { anchorId } = first;
  const last = await findFailedRefunds(t.services.db, { caseId, anchorId });
  expect(last).toMatchObject({ hasNext: false, anchorId: '' });
  const all = [...first.list, ...last.list];
  expect(new Set(all.map(({ refundNo }) => refundNo)).size).toBe(23);
  expect(all.map(({ waitsForDonor }) => waitsForDonor)).toEqual(
    Array.from({ length: 23 }, (_, at) => at >= 11),
  );
});

test('failed gifts are found by their index, however many a case gives back', async () => {
  const plans = await plansOf(t.services.db, (db) =>
    findFailedRefunds(db, { caseId: 'a case', anchorId: '' }),
  );
  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).toMatch(/refunds_failed_of_case/);
});
