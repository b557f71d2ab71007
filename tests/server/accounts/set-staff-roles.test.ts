import { afterAll, beforeAll, expect, test } from 'vitest';
import { mobileIndexOf } from '#src/server/accounts/session/find-or-create-user.ts';
import { setStaffRoles } from '#src/server/accounts/staff/set-staff-roles.ts';
import type { StaffRole } from '#src/shared/review/staff-roles.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const mobile = '13812345678';
const set = (roles: readonly StaffRole[], now: number) =>
  setStaffRoles(t.services, { mobile, roles, forgetsFactor: false }, now);

test('roles that are set on the machine stand in the trail, and one that is kept keeps its date', async () => {
  await set(['reviewer'], testNow);
  await set(['reviewer', 'administrator'], testNow + 1000);
  await set(['administrator'], testNow + 2000);
  const rows = await t.services.db
    .selectFrom('staff_roles')
    .innerJoin('users', 'users.id', 'staff_roles.user_id')
    .select(['role', 'staff_roles.created_at as since'])
    .where('mobile_index', '=', mobileIndexOf(t.services.keys, mobile))
    .execute();
  expect(rows).toEqual([{ role: 'administrator', since: testNow + 1000 }]);
  const acts = await t.services.db
    .selectFrom('audit_trail')
    .select(['act', 'detail'])
    .orderBy('position')
    .execute();
  expect(acts.map(({ act, detail }) => [act, JSON.parse(detail)])).toEqual([
    ['setRoles', { rolesBefore: [], roles: ['reviewer'] }],
    ['setRoles', { rolesBefore: ['reviewer'], roles: ['reviewer', 'administrator'] }],
    ['setRoles', { rolesBefore: ['administrator', 'reviewer'], roles: ['administrator'] }],
  ]);
});
