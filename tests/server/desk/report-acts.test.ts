import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { openRefundDesk, type RefundDesk } from '../../support/test-refunds.ts';
import { actsOf, addStaff, type Staff } from '../../support/test-staff.ts';
import { actReason, decide, report, stateOf } from './decide-report.ts';

let t: GivingServer;
let desk: RefundDesk;
let reviewer: Staff;
let administrator: Staff;
beforeAll(async () => {
  t = await openGivingServer();
  desk = await openRefundDesk(t);
  reviewer = await addStaff(t, 'reviewer');
  administrator = await addStaff(t, 'administrator');
});
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

test('a report is upheld alone, and its case stays as it is', async () => {
  const { infoUuid, taskId, reportId } = await report(t, reviewer);
  expect((await decide(t, taskId, reviewer, {})).status).toBe(200);
  expect(await stateOf(t, infoUuid, reportId)).toMatchObject({
    report: 'upheld',
    phase: 'raising',
  });
});

test('upheld with a doubt, readers are warned, its pages are made anew, and both stand on the trail', async () => {
  const by = await addStaff(t, 'reviewer');
  const { infoUuid, taskId, reportId } = await report(t, by);
  const purged: string[] = [];
  const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
  const asked = { caseAct: 'markRisk', actReason } as const;
  await decide(t, taskId, by, asked, '医院没有这位病人。');
  expect((await decide(t, taskId, by, asked, '医院没有这位病人。')).status).toBe(200);
  stop();
  const finishText = '风险提示：医院没有这位病人。';
  expect(await stateOf(t, infoUuid, reportId)).toMatchObject({
    ...{ report: 'upheld', phase: 'risk', finishText },
  });
  expect(purged).toContain(tagOfCase(infoUuid));
  expect(await actsOf(t, by.userId)).toEqual(['claim', 'uphold', 'markRisk']);
});

test('upheld with a stop, nothing more can be given, and the warning stands in public', async () => {
  const { infoUuid, taskId, reportId } = await report(t, reviewer);
  await decide(t, taskId, reviewer, { caseAct: 'stopCase', actReason });
  const { found, ...state } = await stateOf(t, infoUuid, reportId);
  expect(state).toMatchObject({ report: 'upheld', phase: 'risk' });
  expect(found?.state).toMatchObject({ status: 'FINISHED', endReason: 4, displayStatus: 4 });
  const gift = { infoUuid, amountInFen: 1000, payChannel: 8 } as const;
  const refused = await t.call(orderAdd, gift, { idempotencyKey: newId() });
  expect(refused.refusal?.reason).toBe('caseNotOpen');
});

test('a warning that stands already is kept by a stop without another', async () => {
  const first = await report(t, reviewer);
  const { infoUuid } = first;
  await decide(t, first.taskId, reviewer, { caseAct: 'markRisk', actReason }, '医院没有这位病人。');
  const { taskId, reportId } = await report(t, reviewer, infoUuid);
  await decide(t, taskId, reviewer, { caseAct: 'stopCase', actReason });
  expect(await stateOf(t, infoUuid, reportId)).toMatchObject({
    ...{ phase: 'risk', finishText: '风险提示：医院没有这位病人。' },
  });
});

test('found false, all gifts are asked back; others review and release them', async () => {
  const { infoUuid, taskId, reportId } = await report(t, administrator);
  await desk.giveThree(infoUuid);
  const asked = { caseAct: 'falseCase', actReason } as const;
  expect(
    (await decide(t, taskId, administrator, { ...asked, actReason: '假的。' })).refusal?.fields,
  ).toHaveProperty('actReason');
  expect((await decide(t, taskId, administrator, asked)).status).toBe(200);
  expect(await stateOf(t, infoUuid, reportId)).toMatchObject({
    report: 'upheld',
    phase: 'refunding',
  });
  const refund = await t.services.db
    .selectFrom('case_refunds')
    .select(['id', 'kind', 'status', 'applicant_user_id'])
    .where('case_id', '=', infoUuid)
    .executeTakeFirstOrThrow();
  expect(refund).toMatchObject({ kind: 'falseCase', status: 'APPLIED' });
  expect(refund.applicant_user_id).toBe(administrator.userId);
  const own = { staff: administrator.userId };
  await expect(desk.review(refund.id, own)).rejects.toThrow();
  await desk.review(refund.id, { decision: 'refuse', words: '还要再核实。' });
  // It is given back to where it was, and the case stays marked.
  expect(await stateOf(t, infoUuid, reportId)).toMatchObject({ phase: 'risk' });
});

test('where the case refuses, the report waits on as well', async () => {
  const { infoUuid, taskId, reportId } = await report(t, administrator);
  const nothing = await decide(t, taskId, administrator, { caseAct: 'falseCase', actReason });
  expect(nothing.refusal?.reason).toBe('nothingToRefund');
  await t.services.db
    .updateTable('cases')
    .set({ status: 'FINISHED', end_reason: 102, finished_at: t.services.now() })
    .where('id', '=', infoUuid)
    .execute();
  const refused = await decide(t, taskId, administrator, { caseAct: 'stopCase', actReason });
  expect(refused.refusal?.reason).toBe('caseStateRefuses');
  expect(await stateOf(t, infoUuid, reportId)).toMatchObject({
    report: 'open',
    phase: 'withdrawn',
  });
});
