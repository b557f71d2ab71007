import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findCase } from '#src/server/cases/find-case.ts';
import { startPlatformRefund } from '#src/server/refunds/case/start-platform-refund.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { isFoundFalse, isRisky } from '#src/shared/cases/risk-stop.ts';
import { launchRefund } from '#src/shared/refunds/calls.ts';
import { openRefundDesk, type RefundDesk } from '../../../support/test-refunds.ts';
import {
  openWithdrawingServer,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

let t: WithdrawingServer;
let desk: RefundDesk;
let caseId: string;
let token: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
  desk = await openRefundDesk(t);
});
beforeEach(async () => {
  caseId = await t.addCase();
  await desk.giveThree(caseId);
  token = await desk.ownerOf(caseId);
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const start = () =>
  startPlatformRefund(
    t.services,
    {
      ...{ caseId, kind: 'falseCase', reason: '诊断证明是假的。' },
      staffUserId: desk.staff.administrator,
    },
    t.services.now(),
  );
const getCase = () =>
  t.services.db
    .selectFrom('cases')
    .select(['status', 'end_reason as endReason', 'finished_at as finishedAt'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
const toldOf = async () =>
  (
    await t.services.db
      .selectFrom('notices')
      .select(['kind', 'params'])
      .where('user_id', '=', `owner-${caseId}`)
      .where('kind', '=', 'platformRefund')
      .orderBy('id')
      .execute()
  ).map(({ params }) => JSON.parse(params));

test.for(['APPLIED', 'PASSED'] as const)(
  'an own application at %s that is not launched gives way to a refund of the platform',
  async (status) => {
    const before = await getCase();
    const { refundId: own } = (await desk.apply(caseId, token)).data;
    if (status === 'PASSED') await desk.review(own);
    const { refundId } = await start();
    expect(await desk.statusOf(own, token)).toBe('CANCELLED');
    expect(await getCase()).toMatchObject({ status: 'FINISHED', endReason: 202 });
    const open = (await t.openTasks()).filter((task) => /refund/.test(task));
    expect(open).toEqual(expect.arrayContaining([`refund ${refundId}`]));
    expect(open).not.toContain(`refund ${own}`);
    expect((await t.call(launchRefund, { refundId: own }, { token })).status).not.toBe(200);
    expect(await toldOf()).toEqual([{ step: 'started', calledOff: 1 }]);
    await desk.review(refundId, { decision: 'refuse', words: '核实无误' });
    expect(await getCase()).toEqual(before);
    expect(await toldOf()).toContainEqual({ step: 'dropped' });
  },
);

test('one that is launched keeps its turn, and nothing changes', async () => {
  const { refundId: own } = (await desk.apply(caseId, token)).data;
  await desk.review(own);
  await t.call(launchRefund, { refundId: own }, { token });
  await expect(start()).rejects.toMatchObject({ reason: 'refundOpen' });
  expect(await desk.statusOf(own, token)).toBe('PASSED');
  expect(await toldOf()).toEqual([]);
});

test('a refund of the platform that is open keeps another from starting', async () => {
  await start();
  await expect(start()).rejects.toMatchObject({ reason: 'refundOpen' });
});

test('readers are stopped before a case found false until its last gift is back, and after', async () => {
  const asked = async () => {
    const found = await findCase(t.services.db, caseId, t.services.now());
    return { risky: found && isRisky(found), isFalse: isFoundFalse(found?.refund ?? null) };
  };
  expect(await asked()).toEqual({ risky: false, isFalse: false });
  const { refundId } = await start();
  // One of the staff asked; that it is false is said once two more have agreed.
  expect(await asked()).toEqual({ risky: true, isFalse: false });
  await desk.review(refundId);
  expect(await asked()).toEqual({ risky: true, isFalse: false });
  await desk.release(refundId);
  expect(await asked()).toEqual({ risky: true, isFalse: true });
  await runRefunds(t.services, { perSecond: 1000 });
  await t.runJobs();
  expect((await getCase()).endReason).toBe(204);
  expect(await asked()).toEqual({ risky: true, isFalse: true });
});

test('a case whose false finding was dropped, or whose family gives back, stops nobody', async () => {
  const { refundId } = await start();
  await desk.review(refundId, { decision: 'refuse', words: '核实无误' });
  await desk.apply(caseId, token);
  const found = await findCase(t.services.db, caseId, t.services.now());
  expect(found && isRisky(found)).toBe(false);
});
