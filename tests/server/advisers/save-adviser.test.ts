import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAdviserBoard } from '#src/server/advisers/find-adviser-board.ts';
import { findAdviser } from '#src/server/advisers/find-advisers.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfLists } from '#src/server/platform/page-tags.ts';
import { getGwInfo } from '#src/shared/advisers/calls.ts';
import { deskSaveAdviser } from '#src/shared/advisers/desk/calls.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';

let t: TestServer;
let administrator: Staff;
beforeAll(async () => {
  t = await openTestServer();
  administrator = await addStaff(t, 'administrator');
});
afterAll(() => t.close());

const words = {
  ...{ 'name.zh-CN': '何晓云', 'name.en': 'He Xiaoyun' },
  ...{ 'city.zh-CN': '成都市', 'city.en': 'Chengdu', cities: '' },
  'words.zh-CN': '在血液科做过九年护士，最常做的事是陪家属理清票据。',
  'words.en': 'Nine years a nurse in haematology.',
  'contact.zh-CN': '工作日 9 点到 18 点，微信同号',
  standing: 'working' as 'working' | 'resigned' | 'reported',
};
type Input = Partial<typeof words> & { adviserId?: string; photo?: string };
const save = (more: Input = {}, by = administrator) =>
  t.call(deskSaveAdviser, { ...words, ...more }, as(by));
const shown = async (adviserId: string) => (await t.call(getGwInfo, { adviserId })).data;
const lastAct = () =>
  t.services.db
    .selectFrom('audit_trail')
    .select(['act', 'subject_id', 'detail', 'staff_user_id'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test('an administrator adds an adviser, who is public at once, and the trail says so', async () => {
  const purged: string[] = [];
  const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
  const { adviserId } = (await save()).data;
  stop();
  expect(purged).toEqual([tagOfLists]);
  expect(await shown(adviserId)).toMatchObject({ name: '何晓云', city: '成都', casesHelped: 0 });
  const locale = 'en';
  expect(await findAdviser(t.services.db, { adviserId, locale })).toMatchObject({
    name: 'He Xiaoyun',
  });
  expect(await lastAct()).toMatchObject({
    ...{ act: 'saveAdviser', subject_id: adviserId, staff_user_id: administrator.userId },
  });
});

test('a change writes only what it names onto the trail, and keeps the photo', async () => {
  const { adviserId } = (await save()).data;
  const before = await shown(adviserId);
  t.setNow(t.services.now() + 1000);
  await save({ adviserId, 'contact.zh-CN': '晚上也接' });
  expect(await shown(adviserId)).toEqual({ ...before, contact: '晚上也接' });
  expect(JSON.parse((await lastAct()).detail)).toEqual({
    ...{ changed: ['contact.zh-CN'], shown: true },
  });
});

test('words of another language come and go; without them the first are read', async () => {
  const { adviserId } = (await save({ 'name.en': '', 'city.en': '', 'words.en': '' })).data;
  const english = () => findAdviser(t.services.db, { adviserId, locale: 'en' });
  expect(await english()).toMatchObject({ name: '何晓云', city: '成都' });
  await save({ adviserId });
  expect(await english()).toMatchObject({ name: 'He Xiaoyun', city: 'Chengdu' });
  const { changed } = JSON.parse((await lastAct()).detail);
  expect(changed).toEqual(['name.en', 'city.en', 'words.en']);
});

test('switched off, an adviser is gone from the public; switched on, back, whatever hid them', async () => {
  const { adviserId } = (await save()).data;
  await save({ adviserId, standing: 'resigned' });
  expect((await t.call(getGwInfo, { adviserId })).status).toBe(404);
  await t.services.db
    .updateTable('advisers')
    .set({ reported_at: 5, tag: 3 })
    .where('id', '=', adviserId)
    .execute();
  const row = (await findAdviserBoard(t.services.db)).find((one) => one.adviserId === adviserId);
  expect(row?.shown).toBe(false);
  await save({ adviserId });
  expect(await shown(adviserId)).toMatchObject({ adviserId });
});

test("a photo is one of the administrator's own, and another of another purpose is refused", async () => {
  const { token } = administrator;
  const { imageId } = await uploadPhoto(t, { token, purpose: 'avatar' });
  const { adviserId } = (await save({ photo: imageId })).data;
  expect((await shown(adviserId)).photo).toMatch(/^\/media\/.+\.webp$/);
  expect((await t.request((await shown(adviserId)).photo)).status).toBe(200);
  const wrong = await uploadPhoto(t, { token, purpose: 'report' });
  expect((await save({ photo: wrong.imageId })).refusal?.fields).toHaveProperty('photo');
  const others = await uploadPhoto(t, { token: (await addStaff(t)).token, purpose: 'avatar' });
  expect((await save({ photo: others.imageId })).refusal?.fields).toHaveProperty('photo');
});

test('empty words, too long ones and odd numbers are named, and nothing is written', async () => {
  const count = async () => (await findAdviserBoard(t.services.db)).length;
  const before = await count();
  const bad = { 'name.zh-CN': ' ', 'words.en': 'x'.repeat(1001), cities: 'x'.repeat(401) };
  const { refusal } = await save(bad);
  expect(Object.keys(refusal?.fields ?? {}).sort()).toEqual(['cities', 'name.zh-CN', 'words.en']);
  expect(await count()).toBe(before);
});

test('nobody else of staff may, and an unknown adviser or a volunteer is not there', async () => {
  for (const role of ['reviewer', 'releaser'] as const) {
    expect((await save({}, await addStaff(t, role))).status).toBe(403);
  }
  expect((await save({ adviserId: newId() })).status).toBe(404);
  const { adviserId } = (await save()).data;
  await t.services.db
    .updateTable('advisers')
    .set({ origin: 'volunteer' } as never)
    .where('id', '=', adviserId)
    .execute();
  expect((await save({ adviserId })).status).toBe(404);
});
