import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, noOutput, publicId, say } from '#src/shared/contract/fields.ts';
import { aideKinds } from './help-rules.ts';

const helpId = publicId;

export const inviteAide = defineCall({
  path: '/api/cf/v4/invite-aide',
  access: 'owner',
  summary: 'Opens a link by which one person may help to fill in a case; one of a kind at a time',
  input: v.strictObject({ infoUuid, kind: v.picklist(aideKinds, say('required')) }),
  output: v.object({ helpId: v.string(), expiresAt: v.number() }),
  errors: ['caseNotEditable', 'aidesFull'],
  budgetPerMinute: 20,
});

export const acceptHelp = defineCall({
  path: '/api/cf/v4/accept-help',
  access: 'login',
  summary: 'Takes an invitation: from then on its case can be filled in, but its payee and the end',
  input: v.strictObject({ helpId }),
  output: v.object({ infoUuid: v.string() }),
  errors: ['notFound', 'inviteOver', 'ownCaseHelp', 'reviewerHelps'],
  budgetPerMinute: 20,
});

export const endHelp = defineCall({
  path: '/api/cf/v4/end-help',
  access: 'owner',
  summary: 'The family takes an invitation back, or ends the help of somebody',
  input: v.strictObject({ infoUuid, helpId }),
  output: noOutput,
  errors: ['notFound'],
  budgetPerMinute: 20,
});

export const leaveHelp = defineCall({
  path: '/api/cf/v4/leave-help',
  access: 'login',
  summary: 'Somebody who helps a family stops',
  input: v.strictObject({ helpId }),
  output: noOutput,
  errors: ['notFound'],
  budgetPerMinute: 20,
});

export const sheetImage = defineCall({
  path: '/api/cf/v4/sheet-image',
  method: 'GET',
  answer: 'bytes',
  access: 'owner',
  aides: true,
  summary: 'A picture of a sheet, whoever of the family and its aides sent it',
  input: v.strictObject({ infoUuid, imageId: publicId }),
  output: bytesOutput,
  errors: ['notFound'],
  budgetPerMinute: 300,
});

export const aideCalls = [inviteAide, acceptHelp, endHelp, leaveHelp, sheetImage];
