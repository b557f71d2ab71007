import type { CallInput } from '#src/shared/contract/call.ts';
import { photoPlaces } from '#src/shared/media/photo-places.ts';
import {
  modifyBankAccount,
  modifyHospitalAccount,
} from '#src/shared/withdrawals/bank-change/calls.ts';
import { changeMatchPayee } from '#src/shared/withdrawals/match-payee/calls.ts';
import { payeeText } from '#src/shared/withdrawals/match-payee/payee-text.ts';
import { callApi } from '#src/stores/api.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';
import { forgetPhotos } from '#src/stores/media/photos.ts';

type Values = Readonly<Record<string, string>>;

/**
 * Names another payee account of a case. Nothing typed is kept on the device, and one sent
 * twice replaces itself, so after a lost answer it may be sent again.
 */
export const bankChangeForm = makeFormFlow<null>({
  send: ({ step, through, ...values }) => {
    if (through === 'matching') return sendMatching(step === 'hospital' ? step : 'person', values);
    return step === 'hospital' ? sendHospital(values) : sendPerson(values);
  },
  onDone: async (_, { infoUuid = '' }) => {
    await forgetPhotos(photoPlaces.payee(infoUuid));
    return undefined;
  },
});

/** It goes by the door of matched money, which is paid out with the gifts. */
async function sendMatching(kind: 'person' | 'hospital', { infoUuid = '', ...values }: Values) {
  const input = { infoUuid, payee: payeeText(kind, values) };
  const answer = await callApi(changeMatchPayee, input, { askHere: true });
  return answer.ok ? { ...answer, data: null } : answer;
}

function sendPerson(values: Values) {
  const { infoUuid = '', relation = '', relationPaper = '', name = '', mobile = '' } = values;
  const { idType = 'idCard', idCard = '' } = values;
  const { bankName = '', bankCard = '', papers = '', consent = '', agreed = '' } = values;
  const person = { relation, relationPaper, name, idType, idCard, mobile, consent, agreed };
  const account = { ...person, bankName, bankCard, papers };
  const input = { infoUuid, ...account } as CallInput<typeof modifyBankAccount>;
  return callApi(modifyBankAccount, input, { askHere: true });
}

function sendHospital(values: Values) {
  const { infoUuid = '', hospital = '', department = '', account = '' } = values;
  const { bankName = '', bedNo = '', agreed = '' } = values;
  const named = { hospital, department, account, bankName, bedNo, agreed };
  const input = { infoUuid, ...named } as CallInput<typeof modifyHospitalAccount>;
  return callApi(modifyHospitalAccount, input, { askHere: true });
}
