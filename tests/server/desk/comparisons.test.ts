import { afterAll, beforeAll, expect, test } from 'vitest';
import { inventedBankCard } from '#src/scripts/demo/invented-numbers.ts';
import { getFundingInfo } from '#src/shared/cases/calls.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { deskClaim, deskDecide, deskRelease } from '#src/shared/review/calls.ts';
import { modifyBankAccount } from '#src/shared/withdrawals/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { compareOriginals } from '../../support/decide-case.ts';
import {
  addFamily,
  addPublicCase,
  decide,
  type Family,
  payeeFields,
  saveBase,
  saveMaterials,
  savePatient,
  savePayee,
  someIdCard,
  submit,
} from '../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';

let t: TestServer;
let reviewer: Staff;
let other: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
  other = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

type Stage = 'base' | 'material';

/** The open task of a case's review, and the decisions that can be made of it. */
async function openReview({ caseId }: Family, queue: Stage) {
  const { id: taskId, revision } = await t.services.db
    .selectFrom('review_tasks')
    .select(['id', 'revision'])
    .where('case_id', '=', caseId)
    .where('queue', '=', queue)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const claim = (staff: Staff) => t.call(deskClaim, { taskId }, as(staff));
  const release = (staff: Staff) => t.call(deskRelease, { taskId }, as(staff));
  const say = (decision: 'pass' | 'refuse', more: object = {}) =>
    t.call(deskDecide, { taskId, revision, decision, ...more }, as(reviewer));
  const compare = (staff: Staff) => compareOriginals(t, staff, { queue, taskId });
  return { taskId, claim, release, say, compare };
}

async function handIn(): Promise<Family> {
  const family = await addFamily(t);
  await saveBase(t, family);
  await savePatient(t, family);
  await submit(t, family);
  return family;
}

async function factsOf({ caseId }: Family) {
  const { data } = await t.call(getFundingInfo, { infoUuid: caseId });
  return Object.fromEntries(data.facts.map((fact) => [fact.kind, fact]));
}

const { notCompared, originalUnopened } = textsOf('zh-CN').fieldProblems;
const unticked = { 'compared.identityCard': notCompared };
const unopened = { 'compared.identityCard': originalUnopened };

test('nothing passes without its tick, nor on a tick whose original stayed closed', async () => {
  const family = await handIn();
  const review = await openReview(family, 'base');
  await review.claim(reviewer);
  expect((await review.say('pass')).refusal?.fields).toEqual(unticked);
  const compared = ['identityCard'];
  expect((await review.say('pass', { compared })).refusal?.fields).toEqual(unopened);
  await review.compare(reviewer);
  expect((await review.say('pass')).refusal?.fields).toEqual(unticked);
  expect((await review.say('pass', { compared })).status).toBe(200);
  const row = await t.services.db
    .selectFrom('case_facts')
    .select(['kind', 'compared', 'compared_by as by', 'stated_at as at'])
    .where('case_id', '=', family.caseId)
    .execute();
  const at = expect.any(Number);
  expect(row).toEqual([
    { kind: 'identity', compared: '["identityCard"]', by: reviewer.userId, at },
  ]);
  const { identity } = await factsOf(family);
  expect(identity).toMatchObject({ state: 'documentSeen', compared });
  expect(JSON.stringify(identity)).not.toContain(reviewer.userId);
});

test('originals that a colleague opened are not opened, and a tick of nothing is unknown', async () => {
  const review = await openReview(await handIn(), 'base');
  await review.claim(other);
  const compared = await review.compare(other);
  await review.release(other);
  await review.claim(reviewer);
  expect((await review.say('pass', { compared })).refusal?.fields).toEqual(unopened);
  expect((await review.say('pass', { compared: ['looksFine'] })).status).toBe(400);
});

test('new photos are new originals: what was opened of the old ones says nothing', async () => {
  const family = await handIn();
  const review = await openReview(family, 'base');
  await review.claim(reviewer);
  await review.compare(reviewer);
  const refused = { refusals: JSON.stringify({ 'patient.attachments': '照片看不清' }) };
  expect((await review.say('refuse', refused)).status).toBe(200);
  await savePatient(t, family);
  await submit(t, family);
  const again = await openReview(family, 'base');
  await again.claim(reviewer);
  const answer = await again.say('pass', { compared: ['identityCard'] });
  expect(answer.refusal?.fields).toEqual(unopened);
});

test('what is sent back needs no comparison; the parts that pass beside it do', async () => {
  const family = await addPublicCase(t, reviewer);
  await saveMaterials(t, family);
  await submit(t, family);
  const review = await openReview(family, 'material');
  await review.claim(reviewer);
  const refused = { refusals: JSON.stringify({ 'treatment.plan': '请写清楚' }) };
  expect(Object.keys((await review.say('refuse', refused)).refusal?.fields ?? {})).toEqual([
    ...['compared.payeeCard', 'compared.payeeRelation', 'compared.payeeBankCard'],
  ]);
  const refusedAll = { words: '都请重写' };
  expect((await review.say('refuse', refusedAll)).status).toBe(200);
  expect(await factsOf(family)).not.toHaveProperty('diagnosis');
});

test('the ward counts as asked only where somebody called it; else the family told', async () => {
  for (const asks of [true, false]) {
    const family = await addPublicCase(t, reviewer);
    await saveMaterials(t, family, { mayAsk: asks });
    await submit(t, family);
    const review = await openReview(family, 'material');
    await review.claim(reviewer);
    const all = await review.compare(reviewer);
    expect(all.includes('wardCall')).toBe(asks);
    const compared = all.filter((name) => name !== 'wardCall');
    expect((await review.say('pass', { compared })).status).toBe(200);
    expect((await factsOf(family)).hospital).toMatchObject({ state: 'declared', compared: [] });
  }
  const family = await addPublicCase(t, reviewer);
  await saveMaterials(t, family, { mayAsk: true });
  await submit(t, family);
  await decide(t, reviewer, { caseId: family.caseId, queue: 'material' });
  expect((await factsOf(family)).hospital).toMatchObject({
    ...{ state: 'confirmed', compared: ['wardCall'] },
  });
});

/** What is compared of a case's payee once it was handed in. */
async function comparedOfPayee(family: Family) {
  await submit(t, family);
  const review = await openReview(family, 'material');
  await review.claim(reviewer);
  const compared = await review.compare(reviewer);
  expect((await review.say('pass', { compared })).status).toBe(200);
  const { payee } = await factsOf(family);
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
  expect((await factsOf(family)).payee).toMatchObject({ state: 'declared', compared: [] });
});
