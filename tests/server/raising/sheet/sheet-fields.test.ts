import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '#src/shared/raising/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import {
  addFamily,
  saveBase,
  savePatient,
  savePayee,
  someIdCard,
} from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { as } from '../../../support/test-staff.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const fieldsOf = (answer: { refusal: { fields?: Record<string, string> } | undefined }) =>
  Object.keys(answer.refusal?.fields ?? {}).sort();

test('each field that is wrong is named, and nothing is saved', async () => {
  const family = await addFamily(t);
  const wrong = {
    ...{ title: '  ab ', content: 'short', targetAmountInFen: 150, writtenBy: 'robot' },
    ...{ disease: '', agreed: '0', attachments: '' },
  };
  const answer = await saveBase(t, family, wrong);
  expect(answer.status).toBe(400);
  expect(fieldsOf(answer)).toEqual(Object.keys(wrong).sort());
  const { data } = await t.call(calls.getBaseInfo, { infoUuid: family.caseId }, as(family));
  expect(data).toMatchObject({ fields: {}, status: 1 });
});

test('names, cards, telephones and targets follow their rules', async () => {
  const family = await addFamily(t);
  const bad = [
    [{ name: 'Lin' }, 'name'],
    [{ name: '林' }, 'name'],
    [{ idCard: '110101199003070079' }, 'idCard'],
    [{ idCard: '010101199003070078' }, 'idCard'],
    [{ relation: 100 }, 'relation'],
    [{ maritalStatus: 3 }, 'maritalStatus'],
  ] as const;
  for (const [change, field] of bad) {
    expect.soft(fieldsOf(await savePatient(t, family, change)), field).toEqual([field]);
  }
  const badPayees = [
    [{ bankCard: '6222020000000000124' }, 'bankCard'],
    [{ mobile: '12800000001' }, 'mobile'],
    [{ relation: 'hospital_account' }, 'relation'],
    [{ attachments: '' }, 'attachments'],
  ] as const;
  for (const [change, field] of badPayees) {
    expect.soft(fieldsOf(await savePayee(t, family, change)), field).toEqual([field]);
  }
  const tooMuch = await saveBase(t, family, { targetAmountInFen: 60_000_000 });
  expect(fieldsOf(tooMuch)).toEqual(['targetAmountInFen']);
});

test('a minor’s consent is a guardian’s, and the patient as payee is the patient', async () => {
  const family = await addFamily(t);
  const child = { idCard: someIdCard('20150101'), maritalStatus: 0 };
  expect(fieldsOf(await savePatient(t, family, child))).toEqual(['consent']);
  expect((await savePatient(t, family, { ...child, consent: 'guardian' })).code).toBe(0);
  expect(fieldsOf(await savePayee(t, family, { relation: 'self' }))).toEqual(['idCard']);
  const own = await savePayee(t, family, {
    ...{ relation: 'other', idCard: child.idCard, consent: 'guardian' },
  });
  expect(own.refusal?.fields).toEqual({
    idCard: textsOf('zh-CN').fieldProblems.patientIsPayee,
  });
  const consents = await t.services.db
    .selectFrom('case_consents')
    .select(['person', 'given_by', 'agreements'])
    .where('case_id', '=', family.caseId)
    .orderBy('person', 'desc')
    .execute();
  expect(consents).toMatchObject([
    { person: 'publisher', given_by: 'own' },
    { person: 'patient', given_by: 'guardian' },
  ]);
  expect(consents[0]?.agreements).toMatch(/"kind":"fundraiser","version":"\d\.\d"/);
});
