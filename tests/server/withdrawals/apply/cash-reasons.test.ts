import { afterAll, beforeAll, expect, test } from 'vitest';
import { mendOf } from '#src/components/withdrawals/mend-links.ts';
import { linkTo, type RouteName } from '#src/shared/routes.ts';
import { checkCanCash } from '#src/shared/withdrawals/calls.ts';
import {
  addPublicCase,
  decide,
  type Family,
  saveMaterials,
  savePayee,
  submit,
} from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../../support/test-staff.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

async function reasonsOf(family: Family): Promise<string[]> {
  const { data } = await t.call(checkCanCash, { infoUuid: family.caseId }, as(family));
  return data.reasons.map(({ reason }) => reason);
}

test('what was never given is missing, what was sent waits, and what was refused is missing again', async () => {
  const family = await addPublicCase(t, reviewer);
  const nothing = 'nothingAvailable';
  expect(await reasonsOf(family)).toEqual(['payeeMissing', 'materialsMissing', nothing]);
  await saveMaterials(t, family);
  expect(await reasonsOf(family)).toEqual(['payeeMissing', 'materialsMissing', nothing]);
  await submit(t, family);
  expect(await reasonsOf(family)).toEqual(['payeeNotReviewed', 'materialsNotReviewed', nothing]);
  const material = { caseId: family.caseId, queue: 'material' } as const;
  await decide(t, reviewer, { ...material, refusals: { 'hospital.ward': '请写清楚病区。' } });
  expect(await reasonsOf(family)).toEqual(['materialsMissing', nothing]);
});

test('an account that waits for review is told apart from papers that were never sent', async () => {
  const family = await addPublicCase(t, reviewer);
  await savePayee(t, family);
  await submit(t, family);
  const reasons = ['payeeNotReviewed', 'materialsMissing', 'nothingAvailable'];
  expect(await reasonsOf(family)).toEqual(reasons);
});

test.each([
  ['payeeMissing', 'editPayeeInfo', 'params'],
  ['payeeNotReviewed', 'modifyBankMiddle', 'query'],
  ['materialsMissing', 'materialVerify', 'query'],
  ['materialsNotReviewed', 'pendingNotice', 'params'],
] as const)('%s is seen to at %s', (reason, route: RouteName, by) => {
  const infoUuid = 'aaaaaaaaaaaaaaaaaaaaaa';
  const there = linkTo(route, { [by]: { infoUuid }, locale: 'zh-CN' });
  expect(mendOf(reason, { infoUuid, locale: 'zh-CN' })).toBe(there);
});
