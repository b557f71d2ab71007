import * as v from 'valibot';
import { mobile } from '#src/shared/accounts/mobile.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { flag, infoUuid, noOutput, publicId, say, words } from '#src/shared/contract/fields.ts';
import { caseActs } from '#src/shared/review/case-acts.ts';
import { reason } from '#src/shared/review/fields.ts';

export const deskFindMobile = defineCall({
  path: '/api/desk/find-mobile',
  access: 'staff',
  summary: 'Whose mobile number it is and what they have here; logged with its reason',
  input: v.strictObject({ mobile, reason }),
  output: v.object({
    nickname: v.string(),
    mobileMasked: v.string(),
    cases: v.array(v.object({ infoUuid: v.string(), title: v.string() })),
    orders: v.array(
      v.object({ tradeNo: v.string(), infoUuid: v.string(), amountInFen: v.number() }),
    ),
  }),
  errors: ['notFound', 'tooManyLookUps'],
  budgetPerMinute: 20,
});

export const deskCaseAct = defineCall({
  path: '/api/desk/case-act',
  access: 'staff',
  roles: ['reviewer', 'administrator'],
  summary: 'Doubts a case, clears it, stops it, has it discussed, or picks it for the front page',
  input: v.strictObject({
    infoUuid,
    act: v.picklist(caseActs, say('required')),
    reason,
    warning: v.optional(words(200), ''),
  }),
  output: noOutput,
  errors: ['notFound', 'ownTask', 'caseStateRefuses', 'discussionOpen', 'nothingToDiscuss'],
});

export const deskComment = defineCall({
  path: '/api/desk/comment',
  access: 'staff',
  roles: ['reviewer', 'administrator'],
  summary: 'Hides a comment or shows it again, whoever hid it',
  input: v.strictObject({ commentId: publicId, hidden: flag, reason }),
  output: noOutput,
  errors: ['notFound'],
});

export const deskCaseCalls = [deskFindMobile, deskCaseAct, deskComment];
