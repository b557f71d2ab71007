import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { startPlatformRefund } from '#src/server/refunds/case/start-platform-refund.ts';
import * as calls from '#src/shared/refunds/calls.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';
import { openRefundDesk, type RefundDesk } from '../../../support/test-refunds.ts';

let t: GivingServer;
let desk: RefundDesk;
let caseId: string;
let owner: string;
beforeAll(async () => {
  t = await openGivingServer();
  desk = await openRefundDesk(t);
});
beforeEach(async () => {
  caseId = await t.addCase();
  owner = await desk.ownerOf(caseId);
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const now = () => t.services.now();

async function findCase() {
  return t.services.db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .select([
      'status',
      'end_reason as endReason',
      'raised_in_fen as raisedInFen',
      'given_in_fen as givenInFen',
    ])
    .where('cases.id', '=', caseId)
    .executeTakeFirstOrThrow();
}

test('four steps by three persons give every gift back, and what was given is still told', async () => {
  const numbers = await desk.giveThree(caseId);
  const check = await t.call(
    calls.checkoutFundraiserRefund,
    { infoUuid: caseId },
    { token: owner },
  );
  expect(check.data).toEqual({
    ...{ canRefund: true, reasons: [], amountInFen: 4200, giftsInFen: 4200, orders: 3 },
  });
  const { refundId, status } = (await desk.apply(caseId, owner)).data;
  expect(status).toBe('APPLIED');
  expect(await findCase()).toMatchObject({ status: 'FINISHED', endReason: 201 });
  await desk.review(refundId);
  const launched = await t.call(calls.launchRefund, { refundId }, { token: owner });
  expect(launched.data).toEqual({ status: 'PASSED' });
  await desk.release(refundId);
  expect(await desk.statusOf(refundId, owner)).toBe('RUNNING');
  await t.expectMoneyRight();
  await t.runJobs();
  expect(await Promise.all(numbers.map(t.statusOf))).toEqual(['REFUNDED', 'REFUNDED', 'REFUNDED']);
  expect(await findCase()).toMatchObject({ endReason: 203, raisedInFen: 0, givenInFen: 4200 });
  expect(await desk.statusOf(refundId, owner)).toBe('DONE');
});

test('the same key is the same application; another one beside it is refused', async () => {
  await desk.giveThree(caseId);
  const key = newId();
  const first = await desk.apply(caseId, owner, key);
  expect((await desk.apply(caseId, owner, key)).data).toEqual(first.data);
  const another = await t.call(
    calls.applyRefund,
    { infoUuid: caseId, reason: '同一个钥匙，另一个理由写在这里。' },
    { token: owner, idempotencyKey: key },
  );
  expect(another.refusal).toMatchObject({ reason: 'idempotencyConflict' });
  expect((await desk.apply(caseId, owner)).refusal).toMatchObject({ reason: 'refundOpen' });
});

test('ten applications at once are one', async () => {
  await desk.giveThree(caseId);
  const answers = await Promise.all(Array.from({ length: 10 }, () => desk.apply(caseId, owner)));
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
});

test('a refused or withdrawn application leaves the case as it was', async () => {
  await desk.giveThree(caseId);
  const { refundId } = (await desk.apply(caseId, owner)).data;
  await desk.review(refundId, { decision: 'refuse', words: '请先说明原因' });
  expect(await findCase()).toMatchObject({ status: 'CROWDFUNDING_STATED', endReason: null });
  const refused = await t.call(calls.getAndCheckRefund, { refundId }, { token: owner });
  expect(refused.data).toMatchObject({ status: 'REFUSED', refusal: '请先说明原因' });
  const second = (await desk.apply(caseId, owner)).data.refundId;
  await t.call(calls.cancelRefund, { refundId: second }, { token: owner });
  await t.call(calls.cancelRefund, { refundId: second }, { token: owner });
  expect(await findCase()).toMatchObject({ status: 'CROWDFUNDING_STATED', endReason: null });
  expect(await desk.statusOf(second, owner)).toBe('CANCELLED');
  await desk.startRefund(caseId);
  await t.runJobs();
  expect(await findCase()).toMatchObject({ endReason: 203 });
});

test('no step is taken out of turn', async () => {
  await desk.giveThree(caseId);
  const { refundId } = (await desk.apply(caseId, owner)).data;
  const refusalOf = async (call: typeof calls.launchRefund) =>
    (await t.call(call, { refundId }, { token: owner })).refusal?.reason;
  expect(await refusalOf(calls.launchRefund)).toBe('refundNotOpen');
  await expect(desk.release(refundId)).rejects.toThrow('refundNotOpen');
  await desk.review(refundId);
  await expect(desk.review(refundId)).rejects.toThrow('refundNotOpen');
  await expect(desk.release(refundId)).rejects.toThrow('refundNotOpen');
  expect(await refusalOf(calls.launchRefund)).toBeUndefined();
  expect(await refusalOf(calls.launchRefund)).toBeUndefined();
  expect(await refusalOf(calls.cancelRefund)).toBe('refundNotOpen');
  await desk.release(refundId);
  await expect(desk.release(refundId)).rejects.toThrow('refundNotOpen');
});

test('false information is returned as 202 and 204, by staff other than who started it', async () => {
  await desk.giveThree(caseId);
  const { administrator: staffUserId } = desk.staff;
  const started = { caseId, kind: 'falseCase', reason: '诊断证明是假的。', staffUserId } as const;
  const { refundId } = await startPlatformRefund(t.services, started, now());
  expect(await findCase()).toMatchObject({ status: 'FINISHED', endReason: 202 });
  await expect(desk.review(refundId, { staff: staffUserId })).rejects.toThrow();
  await desk.review(refundId);
  await desk.release(refundId);
  await t.runJobs();
  expect(await findCase()).toMatchObject({ endReason: 204 });
});
