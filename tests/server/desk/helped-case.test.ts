import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCaseFile } from '#src/server/desk/cases/find-case-file.ts';
import { findTaskView } from '#src/server/desk/tasks/find-task-view.ts';
import { deskCaseAct } from '#src/shared/desk/cases/calls.ts';
import { endHelp } from '#src/shared/raising/aides/calls.ts';
import { deskClaim, deskClaimNext } from '#src/shared/review/calls.ts';
import { addAide } from '../../support/test-aide.ts';
import {
  addFamily,
  type Family,
  saveBase,
  savePatient,
  submit,
} from '../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';

let t: TestServer;
let family: Family;
let helper: Staff & { helpId: string };
let taskId: string;
beforeAll(async () => {
  t = await openTestServer();
  family = await addFamily(t);
  helper = await addAide(t, family, 'adviser');
  await saveBase(t, family);
  await savePatient(t, family);
  await submit(t, family);
  await t.call(endHelp, { infoUuid: family.caseId, helpId: helper.helpId }, as(family));
  await t.services.db
    .insertInto('staff_roles')
    .values({ user_id: helper.userId, role: 'reviewer', created_at: t.services.now() })
    .execute();
  const { id } = await t.services.db
    .selectFrom('review_tasks')
    .select('id')
    .where('case_id', '=', family.caseId)
    .executeTakeFirstOrThrow();
  taskId = id;
});
afterAll(() => t.close());

test('who helped a family and became staff later decides nothing of its case', async () => {
  expect((await t.call(deskClaim, { taskId }, as(helper))).refusal?.reason).toBe('ownTask');
  expect((await t.call(deskClaimNext, { queue: 'base' }, as(helper))).data).toBeNull();
  const act = {
    infoUuid: family.caseId,
    act: 'markRisk',
    reason: '材料对不上',
    warning: '',
  } as const;
  expect((await t.call(deskCaseAct, act, as(helper))).refusal?.reason).toBe('ownTask');
  const staff = { userId: helper.userId, roles: ['reviewer' as const] };
  const view = await findTaskView(t.services, { taskId, staff, locale: 'en' }, t.services.now());
  expect(view).toMatchObject({ isOwn: true, fields: [], checks: [] });
  const other = await addStaff(t, 'reviewer');
  expect((await t.call(deskClaim, { taskId }, as(other))).status).toBe(200);
});

test('the file of the case names who helped, since when and until when', async () => {
  const asked = { caseId: family.caseId, locale: 'en' } as const;
  const file = await findCaseFile(t.services.db, asked, t.services.now());
  const times = { since: t.services.now(), endedAt: t.services.now() };
  expect(file?.aides).toMatchObject([{ kind: 'adviser', ...times }]);
});
