import { afterAll, beforeAll, expect, test } from 'vitest';
import { inventedBankCard } from '#src/scripts/demo/invented-numbers.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { modifyBankAccount } from '#src/shared/withdrawals/calls.ts';
import {
  addPublicCase,
  decide,
  type Family,
  payeeFields,
  saveMaterials,
  savePayee,
  someIdCard,
  submit,
} from '../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';
import { factsOf, openReview } from './open-review.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

/** What is compared of a case's payee once it was handed in. */
async function comparedOfPayee(family: Family) {
  await submit(t, family);
  const review = await openReview(t, family, { queue: 'material', reviewer });
  await review.claim(reviewer);
  const compared = await review.compare(reviewer);
  expect((await review.say('pass', { compared })).status).toBe(200);
  const { payee } = await factsOf(t, family);
  expect(payee?.state).toBe('documentSeen');
  return payee?.compared;
}

test('a payee proves what it is to the patient, the patient nothing, a hospital no card', async () => {
  const self = await addPublicCase(t, reviewer);
  await saveMaterials(t, self);
  const own = { relation: 'self', name: '林大木', idCard: self.idCard };
  expect((await savePayee(t, self, own)).code).toBe(0);
  expect(await comparedOfPayee(self)).toEqual(['payeeCard', 'payeeBankCard']);

  const hospital = await addPublicCase(t, reviewer);
  await saveMaterials(t, hospital);
  const place = { hospital: '昭通市南山医院', department: '血液科', bedNo: '12 床' };
  const account = { account: '88120034001', bankName: '云岭银行昭通支行', agreed: true };
  const input = { infoUuid: hospital.caseId, ...place, ...account };
  const saved = await t.call(saving.addOrUpdateHospitalPayeeInfo, input, as(hospital));
  expect(saved.code).toBe(0);
  expect(await comparedOfPayee(hospital)).toEqual(['hospitalAccount']);
});

test('what was compared of one account says nothing of the next', async () => {
  const family = await addPublicCase(t, reviewer);
  await saveMaterials(t, family);
  const compared = ['payeeCard', 'payeeRelation', 'payeeBankCard'];
  expect(await comparedOfPayee(family)).toEqual(compared);
  const other = { ...payeeFields(someIdCard()), bankCard: inventedBankCard(8) };
  await t.call(modifyBankAccount, { infoUuid: family.caseId, ...other }, as(family));
  await decide(t, reviewer, { caseId: family.caseId, queue: 'bankChange' });
  expect((await factsOf(t, family)).payee).toMatchObject({ state: 'declared', compared: [] });
});
