import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTaskView } from '#src/server/desk/tasks/find-task-view.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { baseFields } from '../../support/family-fields.ts';
import {
  addFamily,
  addPublicCase,
  decide,
  type Family,
  saveBase,
  saveMaterials,
  savePatient,
  someIdCard,
  submit,
} from '../../support/test-family.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

const refused = { 'base.title': '请写明是谁、什么病', 'patient.idCard': '号码和照片对不上' };
const words = '其他都清楚。';

/** Reads what the task page says of the fields of a case's first review. */
async function sinceOf({ caseId }: Family, locale: Locale = 'zh-CN') {
  const { id: taskId } = await t.services.db
    .selectFrom('review_tasks')
    .select('id')
    .where('case_id', '=', caseId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const staff = { userId: reviewer.userId, roles: ['reviewer'] as const };
  const view = await findTaskView(t.services, { taskId, staff, locale }, t.services.now());
  const since = view?.fields.flatMap((field) => (field.since ? [[field.name, field.since]] : []));
  return { words: view?.refusedWords, fields: Object.fromEntries(since ?? []) };
}

async function handIn(): Promise<Family> {
  const family = await addFamily(t);
  await saveBase(t, family);
  await savePatient(t, family);
  await submit(t, family);
  return family;
}

test('what is handed in for the first time is compared with nothing', async () => {
  expect(await sinceOf(await handIn())).toEqual({ words: undefined, fields: {} });
});

test('handed in again, each field says whether it changed, what stood there and what was told', async () => {
  const family = await handIn();
  const { caseId } = family;
  await decide(t, reviewer, { caseId, queue: 'base', refusals: refused, words });
  const title = '老木匠得了白血病，差二十万移植费';
  const fresh = { ...as(family), idempotencyKey: newId() };
  await t.call(saving.addOrUpdateBaseInfo, { infoUuid: caseId, title }, fresh);
  const mended = { infoUuid: caseId, idCard: someIdCard() };
  expect((await t.call(saving.addOrUpdatePatientInfo, mended, as(family))).msg).toBe('');
  t.setNow(t.services.now() + 60_000);
  expect((await submit(t, family)).code).toBe(0);
  const since = await sinceOf(family);
  expect(since.words).toBe(words);
  expect(since.fields).toMatchObject({
    'base.title': {
      change: 'changed',
      before: baseFields.title,
      refused: refused['base.title'],
    },
    'base.content': { change: 'same' },
  });
  // A secret says that it changed, and never what it was.
  expect(since.fields['patient.idCard']).toEqual({
    change: 'changed',
    refused: refused['patient.idCard'],
  });
});

test('what stood there is said in the language of who reads it, and lies sealed', async () => {
  const family = await handIn();
  const { caseId } = family;
  await decide(t, reviewer, { caseId, queue: 'base', refusals: { 'base.writtenBy': '请核对' } });
  const changed = { infoUuid: caseId, writtenBy: 'volunteer' as const };
  const fresh = { ...as(family), idempotencyKey: newId() };
  await t.call(saving.addOrUpdateBaseInfo, changed, fresh);
  t.setNow(t.services.now() + 60_000);
  await submit(t, family);
  const before = async (locale: Locale) =>
    (await sinceOf(family, locale)).fields['base.writtenBy']?.before;
  expect(await before('zh-CN')).not.toBe(await before('en'));
  const { sealed } = await t.services.db
    .selectFrom('review_tasks')
    .select('refused_sealed as sealed')
    .where('case_id', '=', caseId)
    .where('refused_sealed', 'is not', null)
    .executeTakeFirstOrThrow();
  expect(sealed).not.toContain(baseFields.title);
});

test('what a family was not asked before and leaves empty is no change', async () => {
  const family = await addPublicCase(t, reviewer);
  const { caseId, token } = family;
  await saveMaterials(t, family);
  t.setNow(t.services.now() + 60_000);
  await submit(t, family);
  const asked = { 'materials.attachments': '请再补一张费用清单' };
  await decide(t, reviewer, { caseId, queue: 'material', refusals: asked });
  const { imageId } = await uploadPhoto(t, { token, purpose: 'proof', redacted: '1' });
  const papers = { infoUuid: caseId, attachments: imageId };
  expect((await t.call(saving.addOrUpdateMaterials, papers, as(family))).msg).toBe('');
  t.setNow(t.services.now() + 60_000);
  await submit(t, family);
  expect((await sinceOf(family)).fields).toMatchObject({
    'materials.attachments': { change: 'changed' },
    'materials.words': { change: 'same' },
  });
});
