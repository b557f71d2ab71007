import { afterAll, beforeAll, expect, test } from 'vitest';
import { toJson } from '#src/server/db/json.ts';
import { newId } from '#src/server/platform/keys.ts';
import { getFundingInfo } from '#src/shared/cases/calls.ts';
import * as calls from '#src/shared/kinds/dream/calls.ts';
import { addOrUpdatePatientInfo } from '#src/shared/raising/saving/calls.ts';
import { countAsCompared, decide, type Family, someIdCard } from '../../support/test-family.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';
import { beginGoods } from './goods-desk.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

const story =
  '小舟今年十岁，住院两年，最大的心愿是看一次海。医生说十二月有两周可以离开病房，我们想带他和妈妈去青岛三天，住在离医院近的地方，有一位护士同行。钱用在车票、住宿和护士的补贴上。';

async function beginDream(key = newId()) {
  const { token, userId, mobile } = await addStaff(t);
  const base = { title: '带十岁的小舟去看一次海', content: story, target: 1_500_000 };
  const begin = () => t.call(calls.dreamAddBase, base, { token, idempotencyKey: key });
  const answer = await begin();
  const caseId = answer.data?.infoUuid ?? '';
  const family: Family = { token, userId, mobile, idCard: someIdCard(), caseId };
  return { answer, begin, family };
}

async function fillIn(family: Family) {
  const infoUuid = family.caseId;
  const { imageId } = await uploadPhoto(t, { token: family.token, purpose: 'proof' });
  const card = await uploadPhoto(t, { token: family.token, purpose: 'identity' });
  const attachments = card.imageId;
  const someone = { attachments, name: '周小舟', idCard: family.idCard, relation: 6 };
  const organiser = { organiser: 'organisation', name: '青舟儿童心愿社' } as const;
  const words = '由志愿者陪同，医院护士同行，十二月出发。';
  return [
    await t.call(
      calls.dreamIndividual,
      { infoUuid, ...someone, consent: 'own', agreed: true },
      as(family),
    ),
    await t.call(
      calls.dreamOrigination,
      {
        infoUuid,
        ...organiser,
        licenceNo: '51370200X',
        mobile: '13900005678',
        words,
        agreed: true,
      },
      as(family),
    ),
    await t.call(calls.dreamConfirm, { infoUuid, attachments: imageId }, as(family)),
  ].map(({ code }) => code);
}

async function submitDream(family: Family) {
  const answer = await t.call(calls.dreamSubmit, { infoUuid: family.caseId }, as(family));
  await countAsCompared(t, family.caseId);
  return answer;
}

test('a dream is told part by part, reviewed as one, and public with who organises it', async () => {
  const { answer, begin, family } = await beginDream();
  expect(answer.code).toBe(0);
  const { caseId: infoUuid } = family;
  expect((await begin()).data).toEqual({ infoUuid });
  const statuses = async () => (await t.call(calls.dreamStatus, { infoUuid }, as(family))).data;
  expect(await statuses()).toEqual({ base: 1, origination: 0, individual: 0, confirm: 0 });
  expect((await submitDream(family)).code).toBe(40952);
  expect(await fillIn(family)).toEqual([0, 0, 0]);
  expect((await submitDream(family)).data).toEqual({ status: 'SUBMITTED' });
  expect(await statuses()).toEqual({ base: 4, origination: 4, individual: 4, confirm: 4 });
  const supply = await t.call(calls.dreamPeople, { infoUuid }, as(family));
  expect(supply.data.origination.fields).toMatchObject({ name: '青舟儿童心愿社' });
  expect(JSON.stringify(supply.data)).not.toContain('13900005678');
  const before = (await t.call(calls.dreamSummary, {})).data;
  expect((await decide(t, reviewer, { caseId: infoUuid, queue: 'base' })).code).toBe(0);
  const { data } = await t.call(getFundingInfo, { infoUuid });
  expect(data).toMatchObject({
    caseType: 99,
    targetInFen: 1_500_000,
    patientInfo: { displayName: '周**' },
    raiserName: '青舟儿童心愿社',
  });
  expect((await t.call(calls.dreamSummary, {})).data.count).toBe(before.count + 1);
  const feeds = await t.call(calls.dreamFeeds, { size: '1' });
  expect(feeds.data.list).toMatchObject([{ infoUuid, caseType: 99 }]);
  expect(await statuses()).toEqual({ base: 2, origination: 2, individual: 2, confirm: 2 });
  const papers = await t.call(calls.dreamPapers, { infoUuid }, as(family));
  expect(papers.data.fields.attachments).toHaveLength(1);
});

test('what the review refuses of an organiser is mended alone', async () => {
  const { family } = await beginDream();
  const infoUuid = family.caseId;
  await fillIn(family);
  await submitDream(family);
  const refusals = { 'publisher.words': '请写明谁陪同' };
  await decide(t, reviewer, { caseId: infoUuid, queue: 'base', refusals });
  const status = await t.call(calls.dreamStatus, { infoUuid }, as(family));
  expect(status.data).toEqual({ base: 2, origination: 3, individual: 2, confirm: 2 });
  const words = { infoUuid, words: '由两位持证志愿者和一位护士全程陪同。' };
  expect((await t.call(calls.dreamOrigination, words, as(family))).code).toBe(0);
  expect((await submitDream(family)).code).toBe(0);
  expect((await decide(t, reviewer, { caseId: infoUuid, queue: 'base' })).code).toBe(0);
  expect((await t.call(getFundingInfo, { infoUuid })).code).toBe(0);
});

test('a person who organises shows a card, and other kinds have other sheets', async () => {
  const { family } = await beginDream();
  const infoUuid = family.caseId;
  const words = { words: '我请了年假，自己陪他去。', agreed: true, mobile: '13900005678' };
  const person = { infoUuid, organiser: 'person' as const, name: '林小雨', ...words };
  const refused = await t.call(calls.dreamOrigination, person, as(family));
  expect(refused.refusal?.fields).toEqual({ idCard: expect.any(String) });
  const patient = await t.call(addOrUpdatePatientInfo, { infoUuid, name: '林大木' }, as(family));
  expect(patient.code).toBe(40981);
  const goods = (await beginGoods(t)).family;
  const asked = await t.call(calls.dreamStatus, { infoUuid: goods.caseId }, as(goods));
  expect(asked.code).toBe(40981);
});

test('where the operator switched a kind off, none begins and public ones stay', async () => {
  const begun = (await beginDream()).family;
  await fillIn(begun);
  const off = { value: toJson(false), reason: '', set_by: reviewer.userId, confirmed_by: null };
  const rows = ['dreamCases', 'goodsCases'].map((key) => ({
    ...{ key, ...off },
    set_at: t.services.now(),
  }));
  const count = (await t.call(calls.dreamSummary, {})).data.count;
  await t.services.db.insertInto('settings').values(rows).execute();
  expect((await beginDream()).answer.code).toBe(40980);
  expect((await beginGoods(t)).answer.code).toBe(40980);
  const submitted = await t.call(calls.dreamSubmit, { infoUuid: begun.caseId }, as(begun));
  expect(submitted.code).toBe(40980);
  expect((await t.call(calls.dreamSummary, {})).data.count).toBe(count);
  await t.services.db.deleteFrom('settings').execute();
});
