import { afterAll, beforeAll, expect, test } from 'vitest';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { addPublicCase, saveMaterials, submit } from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { addStaff } from '../../../support/test-staff.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

test('staff read a sheet in the order it was asked, bills beside the sums that they prove', async () => {
  const family = await addPublicCase(t, await addStaff(t, 'reviewer'));
  await saveMaterials(t, family);
  await submit(t, family);
  const subject = await findQueue('material')?.find(t.services, family.caseId, 'zh-CN');
  const names = (subject?.fields ?? []).map(({ name }) => name);
  const ofBill = names.filter((name) => /^treatment\.(bills|.*InFen)$/.test(name));
  const papers = ofBill.indexOf('treatment.bills');
  expect(papers).toBeGreaterThan(0);
  for (const [index, name] of ofBill.entries()) {
    if (name.includes('SoFar')) expect(index, name).toBeLessThan(papers);
    if (name.includes('Ahead')) expect(index, name).toBeGreaterThan(papers);
  }
});
