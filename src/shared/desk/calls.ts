import * as v from 'valibot';
import { serviceChargeOptions } from '#src/shared/cases/enumerations.ts';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  amountInFen,
  infoUuid,
  noInput,
  noOutput,
  publicId,
  say,
  wholeNumber,
} from '#src/shared/contract/fields.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';
import { settingKeys } from '#src/shared/platform/settings.ts';
import { reason } from '#src/shared/review/fields.ts';
import { sponsor, statementNo } from './pool-funding.ts';
import { proposalErrors } from './proposal-errors.ts';

export const deskSetSetting = defineCall({
  path: '/api/desk/set-setting',
  access: 'staff',
  roles: ['administrator'],
  summary: 'Changes a setting; those of money wait for a second person',
  input: v.strictObject({
    key: v.picklist(settingKeys, say('unknown')),
    value: v.union([wholeNumber(0, 100_000_000_000), v.boolean()], say('settingValue')),
    reason,
  }),
  output: v.object({ state: v.picklist(['set', 'proposed']) }),
  errors: ['proposalNotOpen'],
});

export const deskSettleProposal = defineCall({
  path: '/api/desk/settle-proposal',
  access: 'staff',
  roles: ['releaser', 'administrator'],
  fresh: 'factor',
  summary: 'Confirms what a colleague proposed, or takes a proposal back',
  input: v.strictObject({
    proposalId: publicId,
    decision: v.picklist(['confirm', 'withdraw'], say('required')),
  }),
  output: noOutput,
  errors: proposalErrors,
});

export const deskFreeze = defineCall({
  path: '/api/desk/freeze',
  access: 'staff',
  summary: 'Stops every payout and refund at once',
  input: v.strictObject({ reason }),
  output: noOutput,
});

export const deskProposeLift = defineCall({
  path: '/api/desk/propose-lift',
  access: 'staff',
  roles: ['releaser', 'administrator'],
  summary: 'Proposes to let money out again; another person confirms',
  input: v.strictObject({ reason }),
  output: noOutput,
  errors: ['proposalNotOpen'],
});

export const deskProposeFunding = defineCall({
  path: '/api/desk/propose-funding',
  access: 'staff',
  roles: ['releaser', 'administrator'],
  summary:
    "Records a sponsor's money at the custody bank; another person confirms, then it pays fees",
  input: v.strictObject({ amountInFen, statementNo, sponsor, reason }),
  output: noOutput,
  errors: ['statementUsed'],
});

export const deskProposeClawback = defineCall({
  path: '/api/desk/propose-clawback',
  access: 'staff',
  roles: ['releaser', 'administrator'],
  summary:
    'Records what a payee paid back to the custody bank; another person confirms, then the case has it',
  input: v.strictObject({ infoUuid, amountInFen, statementNo, reason }),
  output: noOutput,
  errors: ['notFound', 'ownTask', 'statementUsed', 'clawbackTooMuch'],
});

const chargeOption = v.pipe(
  wholeNumber(1, 4, 'unknown'),
  v.picklist(Object.values(serviceChargeOptions), say('unknown')),
);

export const deskProposeFeeOption = defineCall({
  path: '/api/desk/propose-fee-option',
  access: 'staff',
  roles: ['administrator'],
  summary: "Proposes how a case's service fee is paid from its next withdrawal; another confirms",
  input: v.strictObject({ infoUuid, option: chargeOption, reason }),
  output: noOutput,
  errors: ['notFound', 'ownTask', 'caseStateRefuses', 'feeOptionHolds', 'proposalNotOpen'],
});

export const deskCheckTrail = defineCall({
  path: '/api/desk/check-trail',
  access: 'staff',
  roles: ['administrator'],
  summary: 'Has the whole audit trail compared anew, from its first row',
  input: noInput,
  output: noOutput,
  budgetPerMinute: 10,
});

const month = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, say('malformed')));

export const deskReport = defineCall({
  path: '/api/desk/report',
  method: 'GET',
  answer: 'bytes',
  access: 'staff',
  roles: ['releaser', 'administrator'],
  fresh: 'factor',
  summary: "A month's counts and sums from the ledger, as CSV",
  input: v.strictObject({ month, language: v.optional(v.picklist(locales), defaultLocale) }),
  output: bytesOutput,
  budgetPerMinute: 10,
});

export const operationCalls = [
  deskSetSetting,
  deskSettleProposal,
  deskFreeze,
  deskProposeLift,
  deskProposeFunding,
  deskProposeClawback,
  deskProposeFeeOption,
  deskCheckTrail,
  deskReport,
];
