import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, noOutput } from '#src/shared/contract/fields.ts';
import { changedAccount, sheets } from '#src/shared/raising/sheets.ts';

const bankChange = {
  access: 'owner',
  fresh: true,
  ...{ output: noOutput, budgetPerMinute: 10 },
  errors: ['notFound', 'caseStateRefuses', 'partInReview'],
} as const;

/** It is ours: another account of a person is reviewed anew, and paid to after a cooling time. */
export const modifyBankAccount = defineCall({
  ...bankChange,
  path: '/api/cf/v4/drawcash/modify-bank-account',
  summary: 'Names another account of a person for a case, with the papers that prove whose it is',
  input: v.strictObject({ infoUuid, ...changedAccount }),
});

/** This call is ours: it does the same with an account of a hospital. */
export const modifyHospitalAccount = defineCall({
  ...bankChange,
  path: '/api/cf/v4/drawcash/modify-hospital-account',
  summary: 'Names an account of a hospital for a case',
  input: v.strictObject({ infoUuid, ...sheets.hospitalPayee.entries }),
});

export const bankChangeCalls = [modifyBankAccount, modifyHospitalAccount];
