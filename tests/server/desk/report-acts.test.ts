import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCase } from '#src/server/cases/find-case.ts';
import { findTaskView } from '#src/server/desk/tasks/find-task-view.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { reportAdd } from '#src/shared/reports/calls.ts';
import { deskClaim, deskDecide } from '#src/shared/review/calls.ts';
import type { ReportAct } from '#src/shared/review/report-acts.ts';
import type { StaffRole } from '#src/shared/review/staff-roles.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { openRefundDesk, type RefundDesk } from '../../support/test-refunds.ts';
import { testOrigin } from '../../support/test-server.ts';
import { actsOf, addStaff, as, type Staff } from '../../support/test-staff.ts';

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

/** A case with gifts and a report about it, in the hands of one of staff. */
async function report(by: Staff, existing?: string) {
  const infoUuid = existing ?? (await t.addCase());
  const reporter = await addStaff(t);
  const said = { reason: 'falseIllness', content: '患者上个月已经出院，照片是三年前的。' } as const;
  const { data } = await t.call(
    reportAdd,
    { infoUuid, ...said },
    { ...as(reporter), idempotencyKey: newId() },
  );
  const { id: taskId } = await t.services.db
    .selectFrom('review_tasks')
    .select('id')
    .where('subject_id', '=', data.reportId)
    .executeTakeFirstOrThrow();
  await t.call(deskClaim, { taskId }, as(by));
  return { infoUuid, taskId, reportId: data.reportId };
}

type Asked = { decision?: 'pass' | 'refuse'; caseAct?: ReportAct | ''; actReason?: string };

const decide = (taskId: string, by: Staff, { decision = 'pass', ...more }: Asked, warning = '') =>
  t.call(
    deskDecide,
    { taskId, revision: 1, decision, words: '谢谢告诉我们，已经核实。', warning, ...more },
    as(by),
  );

async function stateOf(infoUuid: string, reportId: string) {
  const { state: report } = await t.services.db
    .selectFrom('reports')
    .select('state')
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow();
  const found = await findCase(t.services.db, infoUuid, t.services.now());
  return { report, phase: found?.phase, finishText: found?.state.finishText, found };
}

const actReason = '医院回复没有这位病人。';

test('a report is upheld alone, and its case stays as it is', async () => {
  const { infoUuid, taskId, reportId } = await report(reviewer);
  expect((await decide(taskId, reviewer, {})).status).toBe(200);
  expect(await stateOf(infoUuid, reportId)).toMatchObject({ report: 'upheld', phase: 'raising' });
});

test('upheld with a doubt, readers are warned, its pages are made anew, and both stand on the trail', async () => {
  const by = await addStaff(t, 'reviewer');
  const { infoUuid, taskId, reportId } = await report(by);
  const purged: string[] = [];
  const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
  const asked = { caseAct: 'markRisk', actReason } as const;
  await decide(taskId, by, asked, '医院没有这位病人。');
  expect((await decide(taskId, by, asked, '医院没有这位病人。')).status).toBe(200);
  stop();
  const finishText = '风险提示：医院没有这位病人。';
  expect(await stateOf(infoUuid, reportId)).toMatchObject({
    ...{ report: 'upheld', phase: 'risk', finishText },
  });
  expect(purged).toContain(tagOfCase(infoUuid));
  expect(await actsOf(t, by.userId)).toEqual(['claim', 'uphold', 'markRisk']);
});

test('upheld with a stop, nothing more can be given, and the warning stands in public', async () => {
  const { infoUuid, taskId, reportId } = await report(reviewer);
  await decide(taskId, reviewer, { caseAct: 'stopCase', actReason });
  const { found, ...state } = await stateOf(infoUuid, reportId);
  expect(state).toMatchObject({ report: 'upheld', phase: 'risk' });
  expect(found?.state).toMatchObject({ status: 'FINISHED', endReason: 4, displayStatus: 4 });
  const gift = { infoUuid, amountInFen: 1000, payChannel: 8 } as const;
  const refused = await t.call(orderAdd, gift, { idempotencyKey: newId() });
  expect(refused.refusal?.reason).toBe('caseNotOpen');
});

test('a warning that stands already is kept by a stop without another', async () => {
  const first = await report(reviewer);
  const { infoUuid } = first;
  await decide(first.taskId, reviewer, { caseAct: 'markRisk', actReason }, '医院没有这位病人。');
  const { taskId, reportId } = await report(reviewer, infoUuid);
  await decide(taskId, reviewer, { caseAct: 'stopCase', actReason });
  expect(await stateOf(infoUuid, reportId)).toMatchObject({
    ...{ phase: 'risk', finishText: '风险提示：医院没有这位病人。' },
  });
});

test('found false, all gifts are asked back; others review and release them', async () => {
  const { infoUuid, taskId, reportId } = await report(administrator);
  await desk.giveThree(infoUuid);
  const asked = { caseAct: 'falseCase', actReason } as const;
  expect(
    (await decide(taskId, administrator, { ...asked, actReason: '假的。' })).refusal?.fields,
  ).toHaveProperty('actReason');
  expect((await decide(taskId, administrator, asked)).status).toBe(200);
  expect(await stateOf(infoUuid, reportId)).toMatchObject({ report: 'upheld', phase: 'refunding' });
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
  // Given back to where it was, the case stays marked.
  expect(await stateOf(infoUuid, reportId)).toMatchObject({ phase: 'risk' });
});

test('where the case refuses, the report waits on as well', async () => {
  const { infoUuid, taskId, reportId } = await report(administrator);
  const nothing = await decide(taskId, administrator, { caseAct: 'falseCase', actReason });
  expect(nothing.refusal?.reason).toBe('nothingToRefund');
  await t.services.db
    .updateTable('cases')
    .set({ status: 'FINISHED', end_reason: 102, finished_at: t.services.now() })
    .where('id', '=', infoUuid)
    .execute();
  const refused = await decide(taskId, administrator, { caseAct: 'stopCase', actReason });
  expect(refused.refusal?.reason).toBe('caseStateRefuses');
  expect(await stateOf(infoUuid, reportId)).toMatchObject({ report: 'open', phase: 'withdrawn' });
});

test('an act needs a reason, an upheld report, and the role for it', async () => {
  const { infoUuid, taskId, reportId } = await report(reviewer);
  const silent = await decide(taskId, reviewer, { caseAct: 'markRisk' });
  expect(silent.refusal?.fields).toHaveProperty('actReason');
  const dismissed = { decision: 'refuse', caseAct: 'markRisk', actReason } as const;
  expect((await decide(taskId, reviewer, dismissed)).refusal?.fields).toHaveProperty('caseAct');
  const money = await decide(taskId, reviewer, { caseAct: 'falseCase', actReason });
  expect(money.status).toBe(403);
  expect(await stateOf(infoUuid, reportId)).toMatchObject({ report: 'open', phase: 'raising' });
});

test('the desk offers what the state of the case and the role allow', async () => {
  const { infoUuid, taskId } = await report(reviewer);
  const offered = async (roles: readonly StaffRole[]) => {
    const staff = { userId: newId(), roles };
    const view = await findTaskView(t.services, { taskId, staff, locale: 'en' }, t.services.now());
    return view?.reportActs;
  };
  expect(await offered(['reviewer'])).toEqual(['markRisk', 'stopCase']);
  expect(await offered(['administrator'])).toEqual(['markRisk', 'stopCase', 'falseCase']);
  expect(await offered(['releaser'])).toEqual([]);
  await t.services.db
    .updateTable('cases')
    .set({ status: 'FINISHED', end_reason: 102 })
    .where('id', '=', infoUuid)
    .execute();
  expect(await offered(['administrator'])).toEqual(['markRisk', 'falseCase']);
});

test("the desk's form sends the act with the decision, and works without script", async () => {
  const { infoUuid, taskId, reportId } = await report(reviewer);
  const post = (fields: Record<string, string>) =>
    t.request(`/desk/task/${taskId}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { authorization: `Bearer ${reviewer.token}`, origin: testOrigin },
      body: new URLSearchParams({ step: 'decide', revision: '1', decision: 'pass', ...fields }),
    });
  expect((await post({ words: '', caseAct: 'stopCase', actReason: '假' })).status).toBe(422);
  const done = await post({ words: '', caseAct: 'stopCase', actReason, warning: '照片是别人的。' });
  expect([done.status, done.headers.get('location')]).toEqual([303, '/desk/queue/report?done=1']);
  const finishText = '风险提示：照片是别人的。';
  expect(await stateOf(infoUuid, reportId)).toMatchObject({ report: 'upheld', finishText });
});
