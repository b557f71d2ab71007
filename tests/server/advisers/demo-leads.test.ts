import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdvisers } from '#src/scripts/demo/add-advisers.ts';
import { addLeads } from '#src/scripts/demo/add-leads.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff } from '../../support/test-staff.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

test('the demo has families in several states, and one that nobody has', async () => {
  const { userId } = await addStaff(t);
  await addAdvisers(t.services);
  const donors = [{ userId } as Viewer];
  await addLeads(t.services, { donors, now: t.services.now() });
  const rows = await t.services.db.selectFrom('leads').select(['state', 'adviser_id']).execute();
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['open', 'talking', 'closed']));
  expect(rows.filter(({ adviser_id }) => adviser_id === null)).toHaveLength(1);
  const applied = await t.services.db.selectFrom('green_paths').select('state').execute();
  expect(applied).toEqual([{ state: 'looking' }]);
});
