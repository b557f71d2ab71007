import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '#src/shared/review/calls.ts';
import { as } from '../../support/test-staff.ts';
import { openTaskDesk, type TaskDesk } from './task-desk.ts';

let t: TaskDesk;
beforeAll(async () => {
  t = await openTaskDesk();
});
afterAll(() => t.close());

test('one secret field is shown to who holds the task, with a reason that stays', async () => {
  const { taskId } = await t.complain();
  await t.call(calls.deskClaim, { taskId }, as(t.reviewer));
  const short = await t.call(
    calls.deskUnmask,
    { taskId, field: 'idCard', reason: '看' },
    as(t.reviewer),
  );
  expect(short.refusal?.fields).toHaveProperty('reason');
  const asked = { taskId, field: 'idCard', reason: '投诉说身份不符，核对' };
  const shown = await t.call(calls.deskUnmask, asked, as(t.reviewer));
  expect(shown.data).toEqual({ field: 'idCard', value: '110101199003070038' });
  expect(
    (await t.call(calls.deskUnmask, { ...asked, field: 'content' }, as(t.reviewer))).status,
  ).toBe(404);
  const trail = await t.services.db
    .selectFrom('audit_trail')
    .select(['reason', 'detail'])
    .where('act', '=', 'unmask')
    .where('staff_user_id', '=', t.reviewer.userId)
    .execute();
  expect(trail).toEqual([{ reason: asked.reason, detail: '{"field":"idCard"}' }]);
});
