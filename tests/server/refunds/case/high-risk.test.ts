import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findCase } from '#src/server/cases/find-case.ts';
import { finishExpiredCases } from '#src/server/cases/finish-expired-cases.ts';
import { findCard } from '#src/server/cases/lists/find-card.ts';
import { deskCaseAct } from '#src/shared/desk/cases/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { startPlatformRefund } from '#src/shared/refunds/calls.ts';
import { openRefundDesk, type RefundDesk } from '../../../support/test-refunds.ts';
import { addStaff, as } from '../../../support/test-staff.ts';
import { openReturningServer, type ReturningServer } from '../returning-server.ts';

let t: ReturningServer;
let desk: RefundDesk;
let administrator: Awaited<ReturnType<typeof addStaff>>;
let infoUuid: string;
beforeAll(async () => {
  t = await openReturningServer();
  desk = await openRefundDesk(t);
  administrator = await addStaff(t, 'administrator');
});
beforeEach(async () => {
  infoUuid = await t.addCase();
  await t.giveAll(infoUuid, [1000, 500]);
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const reason = '医院查无此人，诊断证明是假的。';
const act = (name: 'markRisk' | 'clearRisk') =>
  t.call(deskCaseAct, { infoUuid, act: name, reason, warning: '' }, as(administrator));

async function expire() {
  t.setNow(t.services.now() + 31 * dayMs);
  await finishExpiredCases(t.services, t.services.now());
}

async function told() {
  const found = await findCase(t.services.db, infoUuid, t.services.now());
  const { highRisk, highRiskRefund, phase } = found ?? {};
  return { highRisk, highRiskRefund, phase, endReason: found?.state.endReason };
}

test('a case whose time ends in doubt is of high risk, until the doubt is cleared', async () => {
  expect((await act('markRisk')).status).toBe(200);
  expect(await told()).toMatchObject({ highRisk: false, phase: 'risk' });
  await expire();
  expect(await told()).toMatchObject({ highRisk: true, phase: 'risk', endReason: 3 });
  await act('clearRisk');
  expect(await told()).toMatchObject({ highRisk: false, phase: 'expired', endReason: 3 });
});

test('a refund does not hide that the case was of high risk, and says when all is back', async () => {
  await expire();
  await act('markRisk');
  const asked = { infoUuid, kind: 'falseCase', reason } as const;
  const { refundId } = (await t.call(startPlatformRefund, asked, as(administrator))).data;
  const open = { highRisk: true, highRiskRefund: false, phase: 'refunding', endReason: 202 };
  expect(await told()).toEqual(open);
  await desk.review(refundId);
  await desk.release(refundId);
  await t.run();
  t.setNow(t.services.now() + 120_001);
  const whole = { highRisk: true, highRiskRefund: true, phase: 'refunded', endReason: 204 };
  expect(await told()).toEqual(whole);
  const card = { caseId: infoUuid, locale: 'zh-CN' } as const;
  expect((await findCard(t.services.db, card, t.services.now()))?.risky).toBe(true);
});

test('a refund of a case that nobody doubts makes it of no risk', async () => {
  await expire();
  await t.startRefund(infoUuid);
  await t.run();
  expect(await told()).toMatchObject({ highRisk: false, highRiskRefund: false });
});
