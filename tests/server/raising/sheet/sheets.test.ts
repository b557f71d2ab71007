import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { findSheet } from '#src/server/raising/sheet/find-sheet.ts';
import * as calls from '#src/shared/raising/calls.ts';
import { saveSheetDraft } from '#src/shared/raising/drafts/calls.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { baseFields, householdFields } from '../../../support/family-fields.ts';
import {
  addFamily,
  addPublicCase,
  decide,
  saveBase,
  savePatient,
  savePayee,
  submit,
} from '../../../support/test-family.ts';
import { uploadPhoto } from '../../../support/test-photos.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../../support/test-staff.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

const fieldsOf = (answer: { refusal: { fields?: Record<string, string> } | undefined }) =>
  Object.keys(answer.refusal?.fields ?? {}).sort();

test('a base sheet sent twice with one key begins one case', async () => {
  const { token } = await addStaff(t);
  const { imageId } = await uploadPhoto(t, { token, purpose: 'cover' });
  const input = { ...baseFields, attachments: imageId };
  const options = { ...as({ token }), idempotencyKey: newId() };
  const send = () => t.call(saving.addOrUpdateBaseInfo, input, options);
  const [one, other] = await Promise.all([send(), send()]);
  expect(one.data).toEqual(other.data);
  expect((await send()).data).toEqual(one.data);
});

test('secrets come back masked and lie sealed', async () => {
  const family = await addFamily(t);
  await savePatient(t, family);
  const infoUuid = family.caseId;
  await savePayee(t, family);
  const patient = await t.call(calls.getPatientInfo, { infoUuid }, as(family));
  expect(patient.data.masked.idCard).toMatch(/^\d{3}\*+\d{3}[\dX]$/);
  const payee = await t.call(calls.getPayeeInfo, { infoUuid }, as(family));
  expect(payee.data.masked).toMatchObject({ bankCard: '**** 0125', mobile: '138****0001' });
  const answers = JSON.stringify([patient.data, payee.data]);
  const rows = JSON.stringify(await t.services.db.selectFrom('case_parts').selectAll().execute());
  for (const secret of [family.idCard, '6222020000000000125', '13800000001']) {
    expect(answers).not.toContain(secret);
    expect(rows).not.toContain(secret);
  }
  const renamed = { infoUuid, name: '林大树' };
  expect((await t.call(saving.addOrUpdatePatientInfo, renamed, as(family))).code).toBe(0);
  const again = await t.call(calls.getPatientInfo, { infoUuid }, as(family));
  expect(again.data).toMatchObject({ fields: renamed.name ? { name: '林大树' } : {} });
  expect(again.data.masked.idCard).toBe(patient.data.masked.idCard);
});

test('another family’s case answers as an absent one to every call', async () => {
  const family = await addFamily(t);
  const stranger = await addFamily(t);
  const infoUuid = family.caseId;
  const asStranger = as(stranger);
  const answers = [
    await t.call(calls.getBaseInfo, { infoUuid }, asStranger),
    await t.call(saving.addOrUpdateHouseholdAssets, { infoUuid, ...householdFields }, asStranger),
    await t.call(calls.submitCase, { infoUuid }, asStranger),
    await t.call(
      saving.addOrUpdateBaseInfo,
      { infoUuid, title: '换掉别人的标题' },
      { ...asStranger, idempotencyKey: newId() },
    ),
    await t.call(
      saveSheetDraft,
      { infoUuid, sheet: 'base', basedOn: 1, values: { title: '别人' } },
      asStranger,
    ),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('a picture of someone else is refused', async () => {
  const family = await addFamily(t);
  const other = await addStaff(t);
  const { imageId } = await uploadPhoto(t, { token: other.token, purpose: 'cover' });
  expect(fieldsOf(await saveBase(t, family, { attachments: imageId }))).toEqual(['attachments']);
});

test('while public, a change waits for review and the page keeps the old words', async () => {
  const family = await addPublicCase(t, reviewer);
  const infoUuid = family.caseId;
  const options = { ...as(family), idempotencyKey: newId() };
  const change = { infoUuid, title: '手术费还差八万，求大家帮帮', targetAmountInFen: 24_000_000 };
  expect((await t.call(saving.addOrUpdateBaseInfo, change, options)).data.status).toBe(1);
  expect(await columnsOf(infoUuid)).toMatchObject({ title: baseFields.title });
  const fixed = { infoUuid, name: '林小木' };
  expect(fieldsOf(await t.call(saving.addOrUpdatePatientInfo, fixed, as(family)))).toEqual([
    'name',
  ]);
  expect((await submit(t, family)).data.status).toBe('CROWDFUNDING_STATED');
  const early = await t.call(saving.addOrUpdateBaseInfo, change, {
    ...as(family),
    idempotencyKey: newId(),
  });
  expect(early.refusal?.reason).toBe('partInReview');
  await decide(t, reviewer, { caseId: infoUuid, queue: 'base' });
  expect(await columnsOf(infoUuid)).toMatchObject({
    title: change.title,
    target_in_fen: 24_000_000,
    status: 'CROWDFUNDING_STATED',
  });
});

function columnsOf(caseId: string) {
  return t.services.db
    .selectFrom('cases')
    .selectAll()
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
}

test('of a wrong secret typed into a draft it is said that it is wrong and not shown', async () => {
  const family = await addFamily(t);
  const last = family.idCard.endsWith('1') ? '2' : '1';
  const values = { idCard: family.idCard.slice(0, -1) + last };
  const { caseId, token } = family;
  const { version: basedOn } = await findSheet(t.services, { caseId, sheet: 'patient' });
  const draft = { infoUuid: caseId, sheet: 'patient', basedOn, values } as const;
  await t.call(saveSheetDraft, draft, { token });
  const { fieldProblems } = textsOf('zh-CN');
  const empty = await savePatient(t, family, { idCard: undefined });
  expect(empty.refusal?.fields).toEqual({ idCard: fieldProblems.keptWrong });
  const typed = await savePatient(t, family, values);
  expect(typed.refusal?.fields).toEqual({ idCard: fieldProblems.idCard });
});
