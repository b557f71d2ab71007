import { randomInt } from 'node:crypto';
import { inventedBankCard } from '#src/scripts/demo/invented-numbers.ts';
import { goodsAddBase } from '#src/shared/kinds/goods/calls.ts';
import { submitCase } from '#src/shared/raising/calls.ts';
import { launchCase } from '#src/shared/raising/launch/calls.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import type { TestServer } from './browser.ts';
import { decideBase } from './decide-at-desk.ts';
import { hospitalFields, householdFields, treatmentFields } from './family-fields.ts';
import { payeeFields } from './save-payee.ts';
import { someIdCard } from './some-id-card.ts';
import { storyOfNumber } from './test-stories.ts';
import { uploadPaper } from './upload-paper.ts';

type Goods = { mobile: string; title: string; thing: string; priceInFen: number };

/**
 * Adds a public goods case whose papers all passed, made by the calls that its family's pages make.
 */
export async function addGoodsByCalls(server: TestServer, goods: Goods): Promise<string> {
  const token = await server.tokenOf(goods.mobile);
  const { infoUuid } = await server.call(launchCase, { caseType: 1, agreed: true }, token);
  await server.call(goodsAddBase, { infoUuid, ...(await baseOf(server, token, goods)) }, token);
  const paper = (purpose?: 'proof' | 'bill') => uploadPaper(server.origin, token, purpose);
  const patient = { name: '陈秀英', idCard: someIdCard('19630412', 'female'), relation: 10 };
  const agreed = { maritalStatus: 1, consent: 'own', agreed: true } as const;
  const attachments = await paper();
  const ofPatient = { infoUuid, ...patient, ...agreed, attachments };
  await server.call(saving.addOrUpdatePatientInfo, ofPatient, token);
  const papers = { attachments: await paper('proof'), bills: await paper('bill') };
  const treatment = { infoUuid, ...treatmentFields, ...papers };
  await server.call(saving.addOrUpdateTreatmentInfo, treatment, token);
  await server.call(saving.addOrUpdateHospitalDetail, { infoUuid, ...hospitalFields }, token);
  // An account that two families name is a question for staff.
  const bankCard = inventedBankCard(randomInt(1000, 99_999_999));
  const payee = { infoUuid, ...payeeFields(someIdCard()), bankCard, attachments: await paper() };
  await server.call(saving.addOrUpdatePayeeInfo, payee, token);
  await server.call(saving.addOrUpdateHouseholdAssets, { infoUuid, ...householdFields }, token);
  const raiser = { name: '林小雨', idCard: someIdCard(), attachments: await paper() };
  await server.call(saving.addOrUpdatePublisher, { infoUuid, ...raiser }, token);
  await server.call(submitCase, { infoUuid }, token);
  await decideBase(server, infoUuid, {}, 'material');
  await decideBase(server, infoUuid, {});
  return infoUuid;
}

async function baseOf(server: TestServer, token: string, { title, thing, priceInFen }: Goods) {
  return {
    ...{
      caseType: 1,
      illnessKey: 'kidney' as const,
      disease: '尿毒症',
      province: '四川',
      city: '德阳',
    },
    ...{ title, content: storyOfNumber(Date.now() % 1_000_003, 300), writtenBy: 'family' as const },
    ...{ targetAmountInFen: 6_000_000, agreed: true as const },
    attachments: await uploadPaper(server.origin, token, 'cover'),
    ...{ gear1Title: thing, gear1PriceInFen: priceInFen, gear1Stock: 5 },
    ...{ gear1Kind: 'grown' as const, gear1Origin: '四川德阳', gear1SendDays: 3 },
  };
}
