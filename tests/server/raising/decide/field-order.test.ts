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

test('staff read a sheet in the order it was asked, bills beside the sum that they prove', async () => {
  const family = await addPublicCase(t, await addStaff(t, 'reviewer'));
  await saveMaterials(t, family);
  await submit(t, family);
  const subject = await findQueue('material')?.find(t.services, family.caseId, 'zh-CN');
  const names = (subject?.fields ?? []).map(({ name }) => name);
  const sum = names.indexOf('treatment.costSoFarInFen');
  expect(names.slice(sum, sum + 3)).toEqual([
    ...['treatment.costSoFarInFen', 'treatment.bills', 'treatment.insuranceSoFarInFen'],
  ]);
  const ahead = names.filter((name) => /^treatment\..*AheadInFen$/.test(name));
  expect(names.slice(names.indexOf('treatment.ownSoFarInFen') + 1).slice(0, 4)).toEqual(ahead);
});
