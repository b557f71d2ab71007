import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { findSheet } from '#src/server/raising/sheet/find-sheet.ts';
import type { Call } from '#src/shared/contract/call.ts';
import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import * as dream from '#src/shared/kinds/dream/calls.ts';
import * as goods from '#src/shared/kinds/goods/calls.ts';
import { launchCase } from '#src/shared/raising/launch/calls.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { textsOf } from '#src/texts/texts.ts';
import { baseFields } from '../../../support/family-fields.ts';
import { addFamily, saveBase } from '../../../support/test-family.ts';
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
const costs = ['cost', 'insurance', 'aid', 'own'].flatMap((what) =>
  ['SoFar', 'Ahead'].map((when) => `${what}${when}InFen`),
);
const person = { ...required('relation', 'name', 'idCard', 'consent'), ...photosNeeded, ...agreed };
const household = required('house', 'car', 'insurance', 'income', 'savings', 'debts');
const withStory = { ...base, ...photosNeeded, ...agreed };

/** This stands in a form that was opened and sent: text fields with nothing, no radio, no tick. */
const empty: Record<SheetName, { call: Call; caseType: number; faults: FieldProblems }> = {
  base: { call: saving.addOrUpdateBaseInfo, caseType: 0, faults: withStory },
  goodsBase: {
    call: goods.goodsAddBase,
    caseType: 1,
    faults: { ...withStory, gear1Title: 'gearNeeded' },
  },
  dreamBase: {
    ...{ call: dream.dreamAddBase, caseType: 99 },
    faults: required('title', 'content', 'target'),
  },
  patient: {
    call: saving.addOrUpdatePatientInfo,
    caseType: 0,
    faults: { ...person, ...required('maritalStatus') },
  },
  individual: { call: dream.dreamIndividual, caseType: 99, faults: person },
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
      ...{ ...photosNeeded, ...agreed },
    },
  },
  hospitalPayee: {
    call: saving.addOrUpdateHospitalPayeeInfo,
    caseType: 0,
    faults: { ...required('hospital', 'department', 'account', 'bankName', 'bedNo'), ...agreed },
  },
  household: { call: saving.addOrUpdateHouseholdAssets, caseType: 0, faults: household },
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
    const key = () => ({ ...as(family), idempotencyKey: newId() });
    const { data } = await t.call(launchCase, begun, key());
    const [caseId, sheet] = [data.infoUuid, name as SheetName];
    // The kind is a hidden field of a story's form.
    const isStory = name === 'base' || name === 'goodsBase';
    const known = { infoUuid: caseId, ...(isStory && { caseType: asked.caseType }) };
    const sent = Object.fromEntries(
      Object.keys(asked.faults)
        .filter((field) => !notSent.includes(field))
        .map((field) => [field, '']),
    );
    const answer = await t.call(asked.call, { ...known, ...sent }, key());
    expect(answer.refusal?.fields).toEqual(inWords(asked.faults));
    const bare = await t.call(asked.call, known, key());
    expect(new Set(Object.keys(bare.refusal?.fields ?? {}))).toEqual(
      new Set(Object.keys(asked.faults)),
    );
    expect((await findSheet(t.services, { caseId, sheet })).fields).toEqual({});
  },
);

/** Radios and boxes without a tick are in no form that is sent. */
const notSent = 'agreed consent organiser writtenBy house car insurance maritalStatus'.split(' ');

test('what is wrong by itself, missing, and against the settings is told together', async () => {
  const family = await addFamily(t);
  const answer = await saveBase(t, family, {
    title: '短',
    content: `${baseFields.content} 13800000001`,
    targetAmountInFen: 9_999_999_900,
    city: undefined,
  });
  const more: FieldProblems = { targetAmountInFen: 'targetTooLarge', city: 'required' };
  expect(answer.refusal?.fields).toEqual(
    inWords({ title: 'tooShort', content: 'privateWords', ...more }),
  );
});

test('of another family’s case nothing is said but what the sender sent', async () => {
  const [family, stranger] = [await addFamily(t), await addFamily(t)];
  await saveBase(t, family);
  const input = { infoUuid: family.caseId, title: '短' };
  const answer = await t.call(saving.addOrUpdateBaseInfo, input, {
    ...as(stranger),
    idempotencyKey: newId(),
  });
  expect(answer.refusal?.fields).toEqual(inWords({ title: 'tooShort' }));
});
