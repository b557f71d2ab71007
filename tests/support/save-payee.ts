import { inventedBankCard } from '#src/scripts/demo/invented-numbers.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { someIdCard } from './some-id-card.ts';
import { uploadPhoto } from './test-photos.ts';
import type { TestServer } from './test-server.ts';
import { as } from './test-staff.ts';

type Owner = { token: string; caseId: string };

export function payeeFields(idCard: string) {
  return {
    relation: 'other',
    name: '林小雨',
    idCard,
    mobile: '13800000001',
    bankName: '云岭银行昭通支行',
    bankCard: '6222020000000000125',
    consent: 'own',
    agreed: true,
  } as const;
}

/** Names the same account later, with papers of its own. */
export async function changedAccount(t: TestServer, { token }: Pick<Owner, 'token'>) {
  const { imageId: papers } = await uploadPhoto(t, { token, purpose: 'identity' });
  return { ...payeeFields(someIdCard()), bankCard: inventedBankCard(8), papers };
}

/** Saves a person who is paid, with a photo of the papers. */
export async function savePayee(t: TestServer, { token, caseId }: Owner, change: object = {}) {
  const { imageId } = await uploadPhoto(t, { token, purpose: 'identity' });
  const payee = { ...payeeFields(someIdCard()), attachments: imageId, ...change };
  return t.call(saving.addOrUpdatePayeeInfo, { infoUuid: caseId, ...payee }, as({ token }));
}
