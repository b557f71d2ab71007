import { afterAll, beforeAll, expect, test } from 'vitest';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { modifyBankAccount } from '#src/shared/withdrawals/bank-change/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import {
  addPublicCase,
  changedAccount,
  decide,
  type Family,
  saveMaterials,
  savePayee,
  submit,
} from '../../support/test-family.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';
import { factsOf, openReview } from './open-review.ts';

const { fieldProblems: says } = textsOf('zh-CN');

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

const patientOf = ({ idCard }: Family) => ({
  ...{ relation: 'self' as const, name: '林大木', idCard },
});

/** Reads what is compared of a case's payee once it was handed in. */
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
  const own = patientOf(self);
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

test('what was compared of one account says nothing of the next, which is compared anew', async () => {
  const family = await addPublicCase(t, reviewer);
  await saveMaterials(t, family);
  const compared = ['payeeCard', 'payeeRelation', 'payeeBankCard'];
  expect(await comparedOfPayee(family)).toEqual(compared);
  const own = { ...(await changedAccount(t, family)), ...patientOf(family) };
  const changed = { infoUuid: family.caseId, ...own };
  expect((await t.call(modifyBankAccount, changed, as(family))).status).toBe(200);
  await decide(t, reviewer, { caseId: family.caseId, queue: 'bankChange' });
  const { payee } = await factsOf(t, family);
  expect(payee?.compared).toEqual(['payeeCard', 'payeeBankCard']);
});

test('a changed account passes only with its papers opened and each of them ticked', async () => {
  const family = await addPublicCase(t, reviewer);
  const infoUuid = family.caseId;
  const account = await changedAccount(t, family);
  const change = (more: object) =>
    t.call(modifyBankAccount, { infoUuid, ...account, ...more } as never, as(family));
  expect((await change({ papers: '' })).refusal?.fields).toEqual({ papers: says.photosNeeded });
  const { imageId: notAPaper } = await uploadPhoto(t, { ...family, purpose: 'patient' });
  expect((await change({ papers: notAPaper })).refusal?.fields).toEqual({ papers: says.unknown });
  expect((await change({})).status).toBe(200);
  const review = await openReview(t, family, { queue: 'bankChange', reviewer });
  await review.claim(reviewer);
  const needed = ['payeeCard', 'payeeRelation', 'payeeBankCard'];
  const faultsOf = async (compared: readonly string[]) =>
    Object.entries((await review.say('pass', { compared })).refusal?.fields ?? {});
  expect((await faultsOf([])).map(([, fault]) => fault)).toEqual(
    needed.map(() => says.notCompared),
  );
  const unopened = needed.map((name) => [`compared.${name}`, says.originalUnopened]);
  expect(await faultsOf(needed)).toEqual(unopened);
  expect(await review.compare(reviewer)).toEqual(needed);
  expect((await review.say('pass', { compared: needed })).status).toBe(200);
});

test('a changed account that is sent back needs no comparison, in whole or by a field', async () => {
  for (const refused of [{ words: '照片看不清' }, { refusals: '{"newPapers":"照片看不清"}' }]) {
    const family = await addPublicCase(t, reviewer);
    const changed = { infoUuid: family.caseId, ...(await changedAccount(t, family)) };
    expect((await t.call(modifyBankAccount, changed, as(family))).status).toBe(200);
    const review = await openReview(t, family, { queue: 'bankChange', reviewer });
    await review.claim(reviewer);
    expect((await review.say('refuse', refused)).status).toBe(200);
  }
});
