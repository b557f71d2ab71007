import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import type { CallForm } from '#src/shared/contract/call-form.ts';
import { only } from '#src/shared/contract/call-form.ts';
import {
  flag,
  noOutput,
  publicId,
  wholeNumber,
  wordsBetween,
} from '#src/shared/contract/fields.ts';
import { reason } from '#src/shared/review/fields.ts';
import { hospitalCodeLimits } from './hospital-code.ts';

const { mostUses, mostDays } = hospitalCodeLimits;

/** Staff reached a hospital, which gives its people a code to say that they are of it. */
export const deskIssueHospitalCode = defineCall({
  path: '/api/desk/issue-hospital-code',
  access: 'staff',
  roles: ['administrator'],
  summary: 'Makes a code for one hospital; it is answered once, and kept as a hash alone',
  input: v.strictObject({
    hospital: wordsBetween(1, 80),
    uses: wholeNumber(1, mostUses, 'codeUses'),
    days: wholeNumber(1, mostDays, 'codeDays'),
    reason,
  }),
  output: v.object({ code: v.string() }),
  budgetPerMinute: 20,
});

export const deskRevokeHospitalCode = defineCall({
  path: '/api/desk/revoke-hospital-code',
  access: 'staff',
  roles: ['administrator'],
  summary: 'Ends a hospital’s code; where it leaked, whom it confirmed is asked about anew',
  input: v.strictObject({ codeId: publicId, leaked: v.optional(flag, false), reason }),
  output: noOutput,
  errors: ['notFound'],
  budgetPerMinute: 20,
});

/** This is what the desk's forms of it send, with script and without. */
export const hospitalCodeForms = {
  issueHospitalCode: {
    call: deskIssueHospitalCode,
    inputOf: only('hospital', 'uses', 'days', 'reason'),
  },
  revokeHospitalCode: {
    call: deskRevokeHospitalCode,
    inputOf: only('codeId', 'leaked', 'reason'),
  },
} satisfies Record<string, CallForm>;

export const hospitalCodeCalls = [deskIssueHospitalCode, deskRevokeHospitalCode];
