import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCase } from '#src/server/cases/find-case.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { openSheetImage } from '#src/server/raising/aides/open-sheet-image.ts';
import { findComparisons } from '#src/server/raising/decide/find-comparisons.ts';
import { findSheet } from '#src/server/raising/sheet/find-sheet.ts';
import { saveSheetDraft } from '#src/shared/raising/drafts/calls.ts';
import { addOrUpdateTreatmentInfo } from '#src/shared/raising/saving/calls.ts';
import { treatmentFields } from '../../../support/family-fields.ts';
import {
  addFamily,
  addPublicCase,
  type Family,
  saveMaterials,
  submit,
} from '../../../support/test-family.ts';
import { uploadPhoto } from '../../../support/test-photos.ts';
import { openTestServer, type TestServer, testNow } from '../../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../../support/test-staff.ts';
import { factsOf, openReview } from '../../desk/open-review.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

async function handIn(withBills: boolean): Promise<Family> {
  const family = await addPublicCase(t, reviewer);
  await saveMaterials(t, family);
  const without = { infoUuid: family.caseId, bills: '' };
  if (!withBills) await t.call(addOrUpdateTreatmentInfo, without, as(family));
  await submit(t, family);
  return family;
}

async function pass(family: Family) {
  const review = await openReview(t, family, { queue: 'material', reviewer });
  await review.claim(reviewer);
  const compared = await review.compare(reviewer);
  expect((await review.say('pass', { compared })).status).toBe(200);
  return compared;
}

test('bills are compared with the costs by themselves, and the page then says that staff saw them', async () => {
  const family = await handIn(true);
  const subject = await findQueue('material')?.find(t.services, family.caseId, 'zh-CN');
  const photosOf = (name: string) =>
    subject?.fields.find((field) => field.name === `treatment.${name}`)?.imageIds ?? [];
  const asked = { caseId: family.caseId, stage: 'material' } as const;
  const comparisons = await findComparisons(t.services.db, t.services.keys, asked);
  const compared = (name: string) => comparisons.find((one) => one.name === name);
  expect(photosOf('bills')).toHaveLength(1);
  expect(compared('bills')?.imageIds).toEqual(photosOf('bills'));
  expect(compared('diagnosis')?.imageIds).toEqual(photosOf('attachments'));
  expect(await pass(family)).toContain('bills');
  expect((await factsOf(t, family)).costs).toMatchObject({ state: 'documentSeen' });
});

test('without bills the costs are what the family says, and nobody can tick them', async () => {
  const family = await handIn(false);
  expect(await pass(family)).not.toContain('bills');
  const { costs, diagnosis } = await factsOf(t, family);
  expect(costs).toMatchObject({ state: 'declared', compared: [] });
  expect(diagnosis).toMatchObject({ state: 'documentSeen' });
});

test('a bill is never public, also where its photo was covered', async () => {
  const family = await addFamily(t);
  const bill = { token: family.token, purpose: 'bill', redacted: '1' } as const;
  const { imageId } = await uploadPhoto(t, bill);
  const row = await t.services.db
    .selectFrom('images')
    .select(['path', 'large_path'])
    .where('id', '=', imageId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ path: null, large_path: null });
  const handedIn = await handIn(true);
  await pass(handedIn);
  const shown = await findCase(t.services.db, handedIn.caseId, testNow);
  const { values } = await findSheet(t.services, { caseId: handedIn.caseId, sheet: 'treatment' });
  expect(values.bills).toHaveLength(22);
  expect(JSON.stringify(shown)).not.toContain(values.bills);
});

test('bills of a draft are its case’s own, and another’s or a paper of the diagnosis is refused there', async () => {
  const [family, other] = [await addFamily(t), await addFamily(t)];
  const photo = async (who: Family, purpose: 'bill' | 'proof') =>
    (await uploadPhoto(t, { token: who.token, purpose })).imageId;
  const { caseId: infoUuid, userId } = family;
  const bill = await photo(family, 'bill');
  const draft = { infoUuid, sheet: 'treatment', basedOn: 0, values: { bills: bill } } as const;
  expect((await t.call(saveSheetDraft, draft, as(family))).data).toMatchObject({ saved: true });
  const opened = { caseId: infoUuid, imageId: bill, userId };
  expect((await openSheetImage(t.services, opened)).byteLength).toBeGreaterThan(0);
  const attachments = await photo(family, 'proof');
  for (const bills of [attachments, await photo(other, 'bill')]) {
    const sheet = { infoUuid, ...treatmentFields, attachments, bills };
    const { refusal } = await t.call(addOrUpdateTreatmentInfo, sheet, as(family));
    expect(refusal?.fields).toEqual({ bills: expect.any(String) });
  }
});
