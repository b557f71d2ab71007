import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSheet } from '#src/server/raising/sheet/find-sheet.ts';
import type { Call } from '#src/shared/contract/call.ts';
import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import * as dream from '#src/shared/kinds/dream/calls.ts';
import * as goods from '#src/shared/kinds/goods/calls.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { textsOf } from '#src/texts/texts.ts';
import { addFamily, baseFields, saveBase } from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { addStaff, as } from '../../../support/test-staff.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const { fieldProblems } = textsOf('zh-CN');
const inWords = (faults: FieldProblems) =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, fieldProblems[fault]]));
const required = (...fields: string[]): FieldProblems =>
  Object.fromEntries(fields.map((field) => [field, 'required']));
const photosNeeded: FieldProblems = { attachments: 'photosNeeded' };
const agreed: FieldProblems = { agreed: 'consent' };
const story = required('title', 'content', 'writtenBy', 'disease', 'province', 'city');
const base = { ...story, ...required('illnessKey', 'targetAmountInFen') };
const costs = ['cost', 'insurance', 'aid', 'own'].flatMap((what) => [
  `${what}SoFarInFen`,
  `${what}AheadInFen`,
]);
const withStory = { ...base, ...photosNeeded, ...agreed };

/** What stands in a form that was opened and sent: text fields with nothing, no radio, no tick. */
const empty: Record<SheetName, { call: Call; caseType: number; faults: FieldProblems }> = {
  base: { call: saving.addOrUpdateBaseInfo, caseType: 0, faults: withStory },
  goodsBase: {
    call: goods.goodsAddBase,
    caseType: 1,
    faults: { ...withStory, gear1Title: 'gearNeeded' },
  },
  dreamBase: {
    call: dream.dreamAddBase,
    caseType: 99,
    faults: required('title', 'content', 'target'),
  },
  patient: {
    call: saving.addOrUpdatePatientInfo,
    caseType: 0,
    faults: {
      ...required('relation', 'name', 'idCard', 'maritalStatus', 'consent'),
      ...{ ...photosNeeded, ...agreed },
    },
  },
  individual: {
    call: dream.dreamIndividual,
    caseType: 99,
    faults: { ...required('relation', 'name', 'idCard', 'consent'), ...agreed },
  },
  treatment: {
    call: saving.addOrUpdateTreatmentInfo,
    caseType: 0,
    faults: {
      ...required('disease', 'hospital', 'diagnosedOn', 'plan', ...costs),
      ...photosNeeded,
    },
  },
  hospital: {
    call: saving.addOrUpdateHospitalDetail,
    caseType: 0,
    faults: required('department', 'ward', 'bedNo', 'doctor', 'wardPhone'),
  },
  payee: {
    call: saving.addOrUpdatePayeeInfo,
    caseType: 0,
    faults: {
      ...required('relation', 'name', 'idCard', 'mobile', 'bankName', 'bankCard', 'consent'),
      ...agreed,
    },
  },
  hospitalPayee: {
    call: saving.addOrUpdateHospitalPayeeInfo,
    caseType: 0,
    faults: { ...required('hospital', 'department', 'account', 'bankName', 'bedNo'), ...agreed },
  },
  household: {
    call: saving.addOrUpdateHouseholdAssets,
    caseType: 0,
    faults: required('house', 'car', 'insurance', 'income', 'savings', 'debts'),
  },
  publisher: {
    call: saving.addOrUpdatePublisher,
    caseType: 0,
    faults: { ...required('name', 'idCard'), ...photosNeeded },
  },
  origination: {
    call: dream.dreamOrigination,
    caseType: 99,
    faults: { ...required('organiser', 'name', 'mobile', 'words'), ...agreed },
  },
  materials: { call: saving.addOrUpdateMaterials, caseType: 0, faults: photosNeeded },
  confirm: { call: dream.dreamConfirm, caseType: 99, faults: photosNeeded },
};

test.each(Object.entries(empty))(
  'an empty %s sheet tells all its faults at once',
  async (name, asked) => {
    const family = await addStaff(t);
    const begun = { caseType: asked.caseType, agreed: true };
    const key = () => ({
      ...as(family),
      idempotencyKey: `${name}-${Math.random()}`.padEnd(20, '0').replace('.', ''),
    });
    const { data } = await t.call(saving.launchCase, begun, key());
    const caseId = data.infoUuid;
    const sheet = name as SheetName;
    // The kind is a hidden field of a story's form.
    const kind = name === 'base' || name === 'goodsBase' ? { caseType: asked.caseType } : {};
    const known = { infoUuid: caseId, ...kind };
    const sent = Object.fromEntries(
      Object.keys(asked.faults)
        .filter((field) => !notSent.includes(field))
        .map((field) => [field, '']),
    );
    const answer = await t.call(asked.call, { ...known, ...sent }, key());
    expect(answer.refusal?.fields).toEqual(inWords(asked.faults));
    const bare = await t.call(asked.call, known, key());
    expect(Object.keys(bare.refusal?.fields ?? {}).sort()).toEqual(
      Object.keys(asked.faults).sort(),
    );
    expect((await findSheet(t.services, { caseId, sheet })).fields).toEqual({});
  },
);

/** Radios and boxes without a tick are in no form that is sent. */
const notSent: readonly string[] = [
  'agreed',
  'consent',
  'organiser',
  'writtenBy',
  'house',
  'car',
  'insurance',
  'maritalStatus',
];

test('what is wrong by itself, missing, and against the settings is told together', async () => {
  const family = await addFamily(t);
  const answer = await saveBase(t, family, {
    title: '短',
    content: `${baseFields.content} 13800000001`,
    targetAmountInFen: 9_999_999_900,
    city: undefined,
  });
  expect(answer.refusal?.fields).toEqual(
    inWords({
      title: 'tooShort',
      content: 'privateWords',
      targetAmountInFen: 'targetTooLarge',
      city: 'required',
    }),
  );
});

test('of another family’s case nothing is said but what the sender sent', async () => {
  const [family, stranger] = [await addFamily(t), await addFamily(t)];
  await saveBase(t, family);
  const input = { infoUuid: family.caseId, title: '短' };
  const answer = await t.call(saving.addOrUpdateBaseInfo, input, {
    ...as(stranger),
    idempotencyKey: 'stranger-00000000000',
  });
  expect(answer.refusal?.fields).toEqual(inWords({ title: 'tooShort' }));
});
