import * as v from 'valibot';
import { mobile } from '#src/shared/accounts/mobile.ts';
import { casePhases } from '#src/shared/cases/case-phases.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  anchorId,
  flag,
  infoUuid,
  noOutput,
  pageOf,
  publicId,
  say,
  words,
} from '#src/shared/contract/fields.ts';
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

const phoneEnd = v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{4}$/))], say('malformed'));

export const deskFindByPerson = defineCall({
  path: '/api/desk/find-by-person',
  access: 'staff',
  summary: 'Cases by a name or by the end of a phone number; logged with its reason',
  input: v.pipe(
    v.strictObject({
      name: v.optional(words(60), ''),
      phoneEnd: v.optional(phoneEnd, ''),
      anchorId,
      reason,
    }),
    v.forward(
      v.check(({ name, phoneEnd: end }) => name !== '' || end !== '', say('required')),
      ['name'],
    ),
  ),
  output: pageOf(
    v.object({
      infoUuid: v.string(),
      title: v.string(),
      phase: v.picklist(casePhases),
      owner: v.string(),
      ownerMobile: v.nullable(v.string()),
      city: v.string(),
      raisedInFen: v.nullable(v.number()),
      /** It is null until it is public. */
      targetInFen: v.nullable(v.number()),
      createdAt: v.number(),
    }),
  ),
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

export const deskCaseCalls = [deskFindMobile, deskFindByPerson, deskCaseAct, deskComment];
