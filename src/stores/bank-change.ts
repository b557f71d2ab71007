import type { CallInput } from '#src/shared/contract/call.ts';
import { modifyBankAccount, modifyHospitalAccount } from '#src/shared/withdrawals/calls.ts';
import { callApi } from './api.ts';
import { makeFormFlow } from './form-flow.ts';

type Values = Readonly<Record<string, string>>;

/**
 * Another payee account of a case. None of it is kept on the device, and one sent twice replaces
 * itself, so after a lost answer it may be sent again.
 */
export const bankChangeForm = makeFormFlow<null>({
  send: ({ step, ...values }) => (step === 'hospital' ? sendHospital(values) : sendPerson(values)),
});

function sendPerson(values: Values) {
  const { infoUuid = '', relation = '', name = '', idCard = '', mobile = '' } = values;
  const { bankName = '', bankCard = '', consent = '', agreed = '' } = values;
  const account = { relation, name, idCard, mobile, bankName, bankCard, consent, agreed };
  return callApi(modifyBankAccount, { infoUuid, ...account } as CallInput<
    typeof modifyBankAccount
  >);
}

function sendHospital(values: Values) {
  const { infoUuid = '', hospital = '', department = '', account = '' } = values;
  const { bankName = '', bedNo = '', agreed = '' } = values;
  const named = { hospital, department, account, bankName, bedNo, agreed };
  return callApi(modifyHospitalAccount, { infoUuid, ...named } as CallInput<
    typeof modifyHospitalAccount
  >);
}
