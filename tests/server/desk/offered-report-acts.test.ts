import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTaskView } from '#src/server/desk/tasks/find-task-view.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { StaffRole } from '#src/shared/review/staff-roles.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { testOrigin } from '../../support/test-server.ts';
import { addStaff, type Staff } from '../../support/test-staff.ts';
import { actReason, decide, report, stateOf } from './decide-report.ts';

let t: GivingServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openGivingServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

test('an act needs a reason, an upheld report, and the role for it', async () => {
  const { infoUuid, taskId, reportId } = await report(t, reviewer);
  const silent = await decide(t, taskId, reviewer, { caseAct: 'markRisk' });
  expect(silent.refusal?.fields).toHaveProperty('actReason');
  const dismissed = { decision: 'refuse', caseAct: 'markRisk', actReason } as const;
  expect((await decide(t, taskId, reviewer, dismissed)).refusal?.fields).toHaveProperty('caseAct');
  const money = await decide(t, taskId, reviewer, { caseAct: 'falseCase', actReason });
  expect(money.status).toBe(403);
  expect(await stateOf(t, infoUuid, reportId)).toMatchObject({ report: 'open', phase: 'raising' });
});

test('the desk offers what the state of the case and the role allow', async () => {
  const { infoUuid, taskId } = await report(t, reviewer);
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
  const { infoUuid, taskId, reportId } = await report(t, reviewer);
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
  expect(await stateOf(t, infoUuid, reportId)).toMatchObject({ report: 'upheld', finishText });
});
