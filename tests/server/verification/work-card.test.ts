import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findCardState } from '#src/server/verification/find-card.ts';
import * as calls from '#src/shared/verification/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { type CardDesk, openCardDesk } from './card-desk.ts';
import { declared, doctor, fresh } from './verification-desk.ts';

const { fieldProblems: wrong } = textsOf('zh-CN');

let desk: CardDesk;
let t: CardDesk['t'];
beforeAll(async () => {
  desk = await openCardDesk();
  ({ t } = desk);
});
beforeEach(() => t.begin());
afterAll(() => t.close());

const shown = async () => {
  const { list, ...counts } = await t.list();
  const { doctorVerificationCount: doctors, cardSeenDoctorCount: byCard } = counts;
  const { countFromHospital: ofHospital, declaredDoctorCount: saying } = counts;
  const level = list.find(({ kind }) => kind === 'doctor')?.level;
  return { level, counts: { doctors, byCard, ofHospital, saying } };
};

test('a work card counts once it was opened and ticked, and not as the hospital’s word', async () => {
  const friend = await t.make();
  const { verifyId, imageId } = await desk.showCard();
  const said = { doctors: 0, byCard: 0, ofHospital: 0, saying: 1 };
  expect(await shown()).toEqual({ level: 'declared', counts: said });
  const unticked = await desk.pass(verifyId);
  expect(unticked.data).toMatchObject({ fields: { 'compared.workCard': wrong.notCompared } });
  const unopened = await desk.pass(verifyId, 'workCard');
  expect(unopened.data).toMatchObject({ fields: { 'compared.workCard': wrong.originalUnopened } });
  expect(await desk.open(verifyId, imageId)).toBe(200);
  expect((await desk.pass(verifyId, 'workCard')).code).toBe(0);
  const seen = { doctors: 1, byCard: 1, ofHospital: 0, saying: 0 };
  expect(await shown()).toEqual({ level: 'cardSeen', counts: seen });
  const [first] = (await t.list()).list;
  expect(first?.checkedAt).toBe(t.services.now());
  const row = await t.services.db
    .selectFrom('audit_trail')
    .select(['staff_user_id as by', 'detail'])
    .where('subject_id', '=', verifyId)
    .where('act', '=', 'pass')
    .executeTakeFirstOrThrow();
  expect([row.by, JSON.parse(row.detail)]).toEqual([
    desk.reviewer.userId,
    { compared: ['workCard'] },
  ]);
  const place = async () =>
    (await t.call(calls.verificationFirstPlace, { infoUuid: t.infoUuid }, fresh())).data?.verifyId;
  expect(await place()).toBe(verifyId);
  const known = await t.make({ ...doctor, created_at: t.services.now() });
  expect(await place()).toBe(known);
  expect(friend).not.toBe(known);
});

test('after a card the hospital may still be asked, and its word is worth more', async () => {
  const { token, verifyId, imageId } = await desk.showCard();
  await desk.open(verifyId, imageId);
  await desk.pass(verifyId, 'workCard');
  expect(await findCardState(t.services.db, verifyId)).toBe('answered');
  expect((await desk.handIn(token, verifyId, imageId)).code).toBe(0);
  expect(await findCardState(t.services.db, verifyId)).toBe('waiting');
  expect((await desk.pass(verifyId, 'hospitalAsked')).code).toBe(0);
  const counts = { doctors: 1, byCard: 0, ofHospital: 1, saying: 0 };
  expect(await shown()).toEqual({ level: 'confirmed', counts });
  expect((await desk.handIn(token, verifyId, imageId)).status).toBe(404);
});

test('a doctor hears what staff found, also where it was nothing', async () => {
  const { token, verifyId, imageId } = await desk.showCard();
  const told = async () => (await desk.noticesOf(token)).map(({ words }) => words);
  expect((await desk.refuse(verifyId)).code).toBe(0);
  expect((await told())[0]).toContain('不能说明你的身份');
  expect((await told())[0]).not.toContain('照片上没有姓名');
  expect((await shown()).level).toBe('declared');
  await desk.handIn(token, verifyId, imageId);
  await desk.open(verifyId, imageId);
  await desk.pass(verifyId, 'workCard');
  const heard = await told();
  expect(heard).toHaveLength(2);
  expect(heard.join(' ')).toContain('看过你的工作证');
});

test('without a card nothing passes but the hospital’s word', async () => {
  const { verifyId } = (await t.verify(await t.known(), declared)).data;
  const { data } = await desk.pass(verifyId);
  expect(data).toMatchObject({ fields: { 'compared.hospitalAsked': wrong.notCompared } });
  expect((await shown()).level).toBe('declared');
});
