import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { dreamAddBase } from '#src/shared/kinds/dream/calls.ts';
import { saveSheetDraft } from '#src/shared/raising/drafts/calls.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { householdFields, treatmentFields } from '../../support/family-fields.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff } from '../../support/test-staff.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const otherKind = 40981;

test('a dream has no sheet of an illness, a ward or a household, neither saved nor as a draft', async () => {
  const { token } = await addStaff(t);
  const as = () => ({ token, idempotencyKey: newId() });
  const content = '小舟今年十岁，住院两年，最大的心愿是看一次海。'.repeat(4);
  const begun = { title: '带十岁的小舟去看一次海', content, target: 1_500_000 };
  const { infoUuid = '' } = (await t.call(dreamAddBase, begun, as())).data ?? {};
  const { imageId: attachments } = await uploadPhoto(t, { token, purpose: 'proof' });
  const treatment = { infoUuid, ...treatmentFields, attachments };
  const household = { infoUuid, ...householdFields };
  const codes = [
    await t.call(saving.addOrUpdateTreatmentInfo, treatment, as()),
    await t.call(saving.addOrUpdateHouseholdAssets, household, as()),
  ].map(({ code }) => code);
  expect(codes).toEqual([otherKind, otherKind]);
  for (const sheet of ['treatment', 'hospital', 'household'] as const) {
    const typed = { infoUuid, sheet, basedOn: 0, values: { ward: '三病区' } };
    expect.soft((await t.call(saveSheetDraft, typed, as())).code, sheet).toBe(otherKind);
  }
});
