import { afterAll, beforeAll, expect, test } from 'vitest';
import { findReviewChecks } from '#src/server/raising/decide/review-checks.ts';
import { findSheet } from '#src/server/raising/sheet/find-sheet.ts';
import { findParts } from '#src/server/raising/sheet/part-record.ts';
import { relations } from '#src/shared/cases/enumerations.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import {
  addFamily,
  decide,
  type Family,
  saveBase,
  savePatient,
  savePayee,
  someIdCard,
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

const { fieldProblems, raising } = textsOf('zh-CN');
const newborn = {
  ...{ idType: 'birthCertificate', idCard: 'P320123456', maritalStatus: 0, consent: 'guardian' },
  ...{ bornOn: '2026-01-05', gender: 'female', relation: relations.mother },
  ...{ guardianName: '林小雨', guardianIdCard: someIdCard('19950101', 'female') },
};

async function savePublisher(family: Family, change: object) {
  const { imageId } = await uploadPhoto(t, { token: family.token, purpose: 'identity' });
  const publisher = { name: '林小雨', idCard: someIdCard(), attachments: imageId, ...change };
  const input = { infoUuid: family.caseId, ...publisher };
  return t.call(saving.addOrUpdatePublisher, input, as(family));
}

async function checksOf({ caseId }: Family) {
  const parts = await findParts(t.services.db, t.services.keys, caseId);
  const asked = { caseId, stage: 'material', parts, locale: 'zh-CN' } as const;
  return findReviewChecks(t.services, asked);
}

test('a newborn is raised for with a birth certificate and a guardian’s card, which nobody reads', async () => {
  const family = await addFamily(t);
  await saveBase(t, family);
  const { guardianIdCard: _, ...alone } = newborn;
  expect((await savePatient(t, family, alone)).refusal?.fields).toEqual({
    guardianIdCard: fieldProblems.required,
  });
  expect((await savePatient(t, family, newborn)).code).toBe(0);
  const own = await findSheet(t.services, { caseId: family.caseId, sheet: 'patient' });
  expect(JSON.stringify(own)).not.toContain(newborn.guardianIdCard);
  expect(own.masked).toMatchObject({ idCard: 'P***********56' });
  await submit(t, family);
  await decide(t, reviewer, { caseId: family.caseId, queue: 'base' });
  const row = await t.services.db
    .selectFrom('cases')
    .select(['patient', 'raiser'])
    .where('id', '=', family.caseId)
    .executeTakeFirstOrThrow();
  expect(row.patient).toContain('"age":0,"gender":"female"');
});

test('a passport, a permit and a residence card are taken with a name and the facts they lack', async () => {
  const passport = { idType: 'passport', idCard: 'e1234 5678', name: 'Ann  Lee', maritalStatus: 1 };
  const family = await addFamily(t);
  expect((await savePatient(t, family, passport)).refusal?.fields).toEqual({
    bornOn: fieldProblems.required,
    gender: fieldProblems.required,
  });
  const facts = { bornOn: '1980-02-29', gender: 'female' };
  expect((await savePatient(t, family, { ...passport, ...facts })).code).toBe(0);
  const { fields } = await findSheet(t.services, { caseId: family.caseId, sheet: 'patient' });
  expect(fields).toMatchObject({ name: 'Ann Lee', idType: 'passport', bornOn: '1980-02-29' });
  const permit = { idType: 'hkMacaoPermit', idCard: 'H1234567' };
  expect((await savePatient(t, family, { ...permit, ...facts })).refusal?.fields).toEqual({
    idCard: fieldProblems.idNumber,
  });
});

test('a relation is stored as a code and what it is more exactly, and shown by that', async () => {
  const family = await addFamily(t);
  await saveBase(t, family);
  expect((await savePatient(t, family, { relation: '12.sibling' })).code).toBe(0);
  await submit(t, family);
  await decide(t, reviewer, { caseId: family.caseId, queue: 'base' });
  const { raiser } = await t.services.db
    .selectFrom('cases')
    .select('raiser')
    .where('id', '=', family.caseId)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(raiser)).toMatchObject({ relation: 12, kin: 'sibling' });
});

test('cards that cannot be of this relation are refused on either sheet, unlikely ones shown to staff', async () => {
  const family = await addFamily(t);
  const minor = await savePublisher(family, { idCard: someIdCard('20120612', 'female') });
  expect(minor.refusal?.fields?.idCard).toBe(fieldProblems.adult);
  const child = { idCard: someIdCard('20150101', 'male'), maritalStatus: 0, consent: 'guardian' };
  await savePatient(t, family, { ...child, relation: relations.father });
  const faultOf = async (birthday: string, sex: 'female' | 'male') => {
    const answer = await savePublisher(family, { idCard: someIdCard(birthday, sex) });
    return answer.refusal?.fields?.idCard;
  };
  expect(await faultOf('19900101', 'female')).toBe(fieldProblems.relationSex);
  expect(await faultOf('20150102', 'male')).toBe(fieldProblems.relationAge);
  expect((await savePublisher(family, child)).refusal?.fields?.idCard).toBe(
    fieldProblems.isPatient,
  );
  expect(await faultOf('20030101', 'male')).toBeUndefined();
  const spouse = await savePatient(t, family, { ...child, relation: relations.daughter });
  expect(spouse.refusal?.fields?.relation).toBe(fieldProblems.relationSex);
  expect(await checksOf(family)).toContainEqual({ level: 'amber', text: raising.checkKin });
});

test('a payee who is called the spouse of somebody unmarried is shown to staff', async () => {
  const family = await addFamily(t);
  const told = { level: 'amber', text: raising.checkSpouse };
  await savePayee(t, family, { relation: 'spouse', idCard: someIdCard('19850101', 'male') });
  for (const [maritalStatus, isTold] of [
    [0, true],
    [1, false],
  ] as const) {
    await savePatient(t, family, { idCard: someIdCard('19860101', 'female'), maritalStatus });
    expect((await checksOf(family)).some(({ text }) => text === told.text)).toBe(isTold);
  }
});
