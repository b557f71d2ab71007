import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSheetPage } from '#src/server/raising/sheet/find-sheet-page.ts';
import { defaultLocale } from '#src/shared/platform/locale.ts';
import type { Bill } from '#src/shared/raising/bill.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { baseFields, householdFields, treatmentFields } from '../../../support/family-fields.ts';
import { addFamily, saveBase } from '../../../support/test-family.ts';
import { uploadPhoto } from '../../../support/test-photos.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { as } from '../../../support/test-staff.ts';

const { fieldProblems: wrong } = textsOf(defaultLocale);

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

test('what is met of a bill is never more than the bill, and every half says so', async () => {
  const family = await addFamily(t);
  const { imageId } = await uploadPhoto(t, { token: family.token, purpose: 'proof' });
  const save = (change: Partial<Bill>) => {
    const fields = { ...treatmentFields, ...change, attachments: imageId };
    return t.call(
      saving.addOrUpdateTreatmentInfo,
      { infoUuid: family.caseId, ...fields },
      as(family),
    );
  };
  const { costSoFarInFen, costAheadInFen } = treatmentFields;
  const above = { ownSoFarInFen: costSoFarInFen, aidAheadInFen: costAheadInFen };
  expect(Object.keys((await save(above)).refusal?.fields ?? {}).sort()).toEqual([
    'aidAheadInFen',
    'ownSoFarInFen',
  ]);
  const insured = { insuranceAheadInFen: costAheadInFen + 100 };
  expect(Object.keys((await save(insured)).refusal?.fields ?? {})).toEqual(['insuranceAheadInFen']);
  const whole = { insuranceAheadInFen: costAheadInFen, ownAheadInFen: 0 };
  expect((await save(whole)).code).toBe(0);
});

test('who is not insured is paid nothing by an insurance, whichever sheet was saved first', async () => {
  const family = await addFamily(t);
  const { caseId: infoUuid } = family;
  const { imageId: attachments } = await uploadPhoto(t, { token: family.token, purpose: 'proof' });
  const saveBill = async (change: Partial<Bill> = {}) => {
    const input = { infoUuid, ...treatmentFields, ...change, attachments };
    return (await t.call(saving.addOrUpdateTreatmentInfo, input, as(family))).refusal?.fields;
  };
  const saveHousehold = async (insurance: 'none' | 'basic') => {
    const input = { infoUuid, ...householdFields, insurance };
    return (await t.call(saving.addOrUpdateHouseholdAssets, input, as(family))).refusal?.fields;
  };
  expect(await saveBill()).toBeUndefined();
  expect(await saveHousehold('none')).toEqual({ insurance: wrong.insuranceInBill });
  const none = { insuranceSoFarInFen: 0, insuranceAheadInFen: 0 };
  expect(await saveBill(none)).toBeUndefined();
  expect(await saveHousehold('none')).toBeUndefined();
  expect(await saveBill({ ...none, insuranceAheadInFen: 100 })).toEqual({
    insuranceAheadInFen: wrong.notInsured,
  });
  expect(await saveHousehold('basic')).toBeUndefined();
  expect(await saveBill()).toBeUndefined();
});

test('the illness is asked once: the sheet of the treatment begins with it, until it says otherwise', async () => {
  const family = await addFamily(t);
  await saveBase(t, family);
  const asked = { infoUuid: family.caseId, sheet: 'treatment', userId: family.userId } as const;
  const illnessOf = async () => (await findSheetPage(t.services, asked))?.own.values.disease;
  expect(await illnessOf()).toBe(baseFields.disease);
  const { imageId } = await uploadPhoto(t, { token: family.token, purpose: 'proof' });
  const fields = { ...treatmentFields, attachments: imageId };
  await t.call(saving.addOrUpdateTreatmentInfo, { infoUuid: family.caseId, ...fields }, as(family));
  expect(await illnessOf()).toBe(treatmentFields.disease);
});
