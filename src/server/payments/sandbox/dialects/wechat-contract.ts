import { writeInstant } from './china-time.ts';
import { isToldAgreement, type ToldAgreement } from './dialect.ts';
import { parseObject } from './parse-object.ts';

const contractStates = { SIGNED: 'ADD', ENDED: 'DELETE' } as const;

/** Writes in the one way in which this bank says what became of a contract. */
export function writeContract(told: ToldAgreement): string {
  return JSON.stringify({
    mchid: told.merchant,
    contract_code: told.agreementNo,
    contract_id: told.gatewayAgreementNo,
    account: told.account,
    change_type: contractStates[told.status],
    operate_time: writeInstant(told.at),
  });
}

export function readContract(text: string): ToldAgreement | undefined {
  const value = parseObject(text) as Partial<Record<string, unknown>> | undefined;
  const told = {
    ...{ merchant: value?.mchid, agreementNo: value?.contract_code },
    ...{ gatewayAgreementNo: value?.contract_id, account: value?.account },
    status: value?.change_type === contractStates.ENDED ? 'ENDED' : 'SIGNED',
    at: Date.parse(String(value?.operate_time)),
  } as ToldAgreement;
  return isToldAgreement(told) && writeContract(told) === text ? told : undefined;
}
