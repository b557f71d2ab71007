import { afterAll, beforeAll, expect, test } from 'vitest';
import { textsOf } from '#src/texts/texts.ts';
import {
  addFamily,
  addPublicCase,
  decide,
  type Family,
  saveBase,
  saveMaterials,
  savePatient,
  submit,
} from '../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, type Staff } from '../../support/test-staff.ts';
import { factsOf, openReview } from './open-review.ts';

let t: TestServer;
let reviewer: Staff;
let other: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
  other = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

async function handIn(): Promise<Family> {
  const family = await addFamily(t);
  await saveBase(t, family);
  await savePatient(t, family);
  await submit(t, family);
  return family;
}

const { notCompared, originalUnopened } = textsOf('zh-CN').fieldProblems;
const unticked = { 'compared.identityCard': notCompared };
const unopened = { 'compared.identityCard': originalUnopened };

test('nothing passes without its tick, nor on a tick whose original stayed closed', async () => {
  const family = await handIn();
  const review = await openReview(t, family, { queue: 'base', reviewer });
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
  const { identity } = await factsOf(t, family);
  expect(identity).toMatchObject({ state: 'documentSeen', compared });
  expect(JSON.stringify(identity)).not.toContain(reviewer.userId);
});

test('originals that a colleague opened are not opened, and a tick of nothing is unknown', async () => {
  const review = await openReview(t, await handIn(), { queue: 'base', reviewer });
  await review.claim(other);
  const compared = await review.compare(other);
  await review.release(other);
  await review.claim(reviewer);
  expect((await review.say('pass', { compared })).refusal?.fields).toEqual(unopened);
  expect((await review.say('pass', { compared: ['looksFine'] })).status).toBe(400);
});

test('new photos are new originals: what was opened of the old ones says nothing', async () => {
  const family = await handIn();
  const review = await openReview(t, family, { queue: 'base', reviewer });
  await review.claim(reviewer);
  await review.compare(reviewer);
  const refused = { refusals: JSON.stringify({ 'patient.attachments': '照片看不清' }) };
  expect((await review.say('refuse', refused)).status).toBe(200);
  await savePatient(t, family);
  await submit(t, family);
  const again = await openReview(t, family, { queue: 'base', reviewer });
  await again.claim(reviewer);
  const answer = await again.say('pass', { compared: ['identityCard'] });
  expect(answer.refusal?.fields).toEqual(unopened);
});

test('what is sent back needs no comparison; the parts that pass beside it do', async () => {
  const family = await addPublicCase(t, reviewer);
  await saveMaterials(t, family);
  await submit(t, family);
  const review = await openReview(t, family, { queue: 'material', reviewer });
  await review.claim(reviewer);
  const refused = { refusals: JSON.stringify({ 'treatment.plan': '请写清楚' }) };
  expect(Object.keys((await review.say('refuse', refused)).refusal?.fields ?? {})).toEqual([
    ...['compared.payeeCard', 'compared.payeeRelation', 'compared.payeeBankCard'],
  ]);
  const refusedAll = { words: '都请重写' };
  expect((await review.say('refuse', refusedAll)).status).toBe(200);
  expect(await factsOf(t, family)).not.toHaveProperty('diagnosis');
});

test('the ward counts as asked only where somebody called it; else the family told', async () => {
  for (const asks of [true, false]) {
    const family = await addPublicCase(t, reviewer);
    await saveMaterials(t, family, { mayAsk: asks });
    await submit(t, family);
    const review = await openReview(t, family, { queue: 'material', reviewer });
    await review.claim(reviewer);
    const all = await review.compare(reviewer);
    expect(all.includes('wardCall')).toBe(asks);
    const compared = all.filter((name) => name !== 'wardCall');
    expect((await review.say('pass', { compared })).status).toBe(200);
    expect((await factsOf(t, family)).hospital).toMatchObject({ state: 'declared', compared: [] });
  }
  const family = await addPublicCase(t, reviewer);
  await saveMaterials(t, family, { mayAsk: true });
  await submit(t, family);
  await decide(t, reviewer, { caseId: family.caseId, queue: 'material' });
  expect((await factsOf(t, family)).hospital).toMatchObject({
    ...{ state: 'confirmed', compared: ['wardCall'] },
  });
});
