import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toJson } from '#src/server/db/json.ts';
import { newId } from '#src/server/platform/keys.ts';
import { findPosterSubject } from '#src/server/sharing/poster/poster-subject.ts';
import * as calls from '#src/shared/raiser/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { testNow } from '../../support/test-server.ts';
import { fresh, openPostDesk, type PostDesk } from '../progress/post-desk.ts';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
beforeEach(async () => {
  t.setNow(testNow);
  await t.begin();
});
afterAll(() => t.close());

test('labels come from the list of the illness; what was there may stay, nothing else', async () => {
  const set = (labels: string) =>
    t.call(calls.manageLabel, { infoUuid: t.infoUuid, labels }, fresh(t.owner));
  expect((await set('inHospital,afterSurgery,congenitalHeart')).data.labels).toEqual([
    'afterSurgery',
    'congenitalHeart',
    'inHospital',
  ]);
  expect((await set('dialysis')).refusal?.fields).toHaveProperty('labels');
  expect(
    (await set('child,older,student,singleParent,inHospital,awaitingSurgery')).refusal?.fields,
  ).toHaveProperty('labels');
  expect((await set('住院中')).refusal?.fields).toEqual({ 'labels.0': expect.any(String) });
  expect((await set('')).data.labels).toEqual([]);
});

test('the poster shows the chosen picture of the case and the chosen words', async () => {
  const { db } = t.services;
  const second = newId();
  await db
    .insertInto('case_pictures')
    .values({
      ...{ id: second, case_id: t.infoUuid, position: 1, alt: toJson({ text: '窗' }) },
      ...{ path: 'test/2.webp', large_path: 'test/2-1080.webp', width: 640, height: 480 },
    })
    .execute();
  const choose = (pictureId: string, words = '请帮帮小树') =>
    t.call(calls.choosePoster, { infoUuid: t.infoUuid, pictureId, words }, fresh(t.owner));
  expect((await choose(second)).status).toBe(200);
  const subject = () =>
    findPosterSubject(t.services, { caseId: t.infoUuid, language: 'zh-CN' }, t.services.now());
  expect(await subject()).toMatchObject({ cover: 'test/2-1080.webp', excerpt: '请帮帮小树' });
  expect((await choose(second, '请打 13800001234')).refusal?.fields).toHaveProperty('words');
  expect(await subject()).toMatchObject({ excerpt: '请帮帮小树' });
  await choose('', '');
  expect(await subject()).toMatchObject({ cover: 'test/1-1080.webp' });
  const foreign = await makeCase(db);
  const other = await db
    .selectFrom('case_pictures')
    .select('id')
    .where('case_id', '=', foreign.id)
    .executeTakeFirstOrThrow();
  expect((await choose(other.id)).refusal?.fields).toHaveProperty('pictureId');
});
