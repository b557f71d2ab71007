import { newId } from '#src/server/platform/keys.ts';
import * as calls from '#src/shared/raising/calls.ts';
import { launchCase } from '#src/shared/raising/launch/calls.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { decide } from './decide-case.ts';
import { baseFields, hospitalFields, householdFields, treatmentFields } from './family-fields.ts';
import { changedAccount, payeeFields, savePayee } from './save-payee.ts';
import { someIdCard } from './some-id-card.ts';
import { uploadPhoto } from './test-photos.ts';
import type { TestServer } from './test-server.ts';
import { addStaff, as, type Staff } from './test-staff.ts';

export { changedAccount, decide, payeeFields, savePayee, someIdCard };

export type Family = {
  token: string;
  mobile: string;
  userId: string;
  idCard: string;
  caseId: string;
};

/** Adds a family with a begun case, and nothing in it. */
export async function addFamily(t: TestServer): Promise<Family> {
  const { token, userId, mobile } = await addStaff(t);
  const begun = { relation: '6', illnessKey: 'leukemia', agreed: true, disease: '白血病' } as const;
  const { data } = await t.call(launchCase, begun, { ...as({ token }), idempotencyKey: newId() });
  return { token, mobile, userId, idCard: someIdCard(), caseId: data.infoUuid };
}

export async function saveBase(
  t: TestServer,
  family: Family,
  change: Record<string, unknown> = {},
) {
  const { imageId } = await uploadPhoto(t, { token: family.token, purpose: 'cover' });
  return t.call(
    saving.addOrUpdateBaseInfo,
    { infoUuid: family.caseId, ...baseFields, attachments: [imageId].join(','), ...change },
    { ...as(family), idempotencyKey: newId() },
  );
}

export async function savePatient(
  t: TestServer,
  family: Family,
  change: Record<string, unknown> = {},
) {
  const { imageId } = await uploadPhoto(t, { token: family.token, purpose: 'identity' });
  return t.call(
    saving.addOrUpdatePatientInfo,
    {
      infoUuid: family.caseId,
      name: '林大木',
      idCard: family.idCard,
      relation: 10,
      maritalStatus: 1,
      attachments: imageId,
      consent: 'own',
      agreed: true,
      ...change,
    },
    as(family),
  );
}

/** Saves everything a withdrawal needs, too. */
export async function saveMaterials(
  t: TestServer,
  family: Family,
  ward: { mayAsk?: boolean } = {},
): Promise<void> {
  const infoUuid = family.caseId;
  const photo = async (purpose: 'proof' | 'bill' | 'identity') =>
    (await uploadPhoto(t, { token: family.token, purpose, redacted: '1' })).imageId;
  const papers = { attachments: await photo('proof'), bills: await photo('bill') };
  const treatment = { infoUuid, ...treatmentFields, ...papers };
  const hospital = { infoUuid, ...hospitalFields, ...ward };
  const card = { idCard: someIdCard(), attachments: await photo('identity') };
  const publisher = { infoUuid, name: '林小雨', ...card };
  const answers = [
    await t.call(saving.addOrUpdateTreatmentInfo, treatment, as(family)),
    await t.call(saving.addOrUpdateHospitalDetail, hospital, as(family)),
    await savePayee(t, family),
    await t.call(saving.addOrUpdateHouseholdAssets, { infoUuid, ...householdFields }, as(family)),
    await t.call(saving.addOrUpdatePublisher, publisher, as(family)),
  ];
  const refused = answers.find(({ code }) => code !== 0);
  if (refused) throw new Error(`A paper was refused: ${JSON.stringify(refused.refusal)}`);
}

export async function submit(t: TestServer, family: Family) {
  const answer = await t.call(calls.submitCase, { infoUuid: family.caseId }, as(family));
  await countAsCompared(t, family.caseId);
  return answer;
}

/** Stories of test families are all the same, so here they count as compared with others. */
export async function countAsCompared(t: TestServer, caseId: string): Promise<void> {
  await t.services.db
    .updateTable('clone_checks')
    .set({ done_at: t.services.now() })
    .where('case_id', '=', caseId)
    .execute();
}

/** Adds a case that passed its first review and is public. */
export async function addPublicCase(t: TestServer, staff: Staff): Promise<Family> {
  const family = await addFamily(t);
  await saveBase(t, family);
  await savePatient(t, family);
  await submit(t, family);
  const { code, msg } = await decide(t, staff, { caseId: family.caseId, queue: 'base' });
  if (code !== 0) throw new Error(`The review was refused: ${msg}`);
  return family;
}
