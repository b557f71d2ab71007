import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { noOutput, publicId, wholeNumber } from '#src/shared/contract/fields.ts';
import {
  familyAnswer,
  maxInstalments,
  objectionContent,
} from '#src/shared/withdrawals/withdrawal-fields.ts';

export const drawObjection = defineCall({
  path: '/api/cf/v4/drawcash/objection',
  access: 'login',
  summary:
    'Objects to a withdrawal in public notice; staff read it first, two answer in public, a third decides where they disagree',
  input: v.strictObject({
    drawId: publicId,
    content: objectionContent,
    /** This is the one instalment it is about; 0 where it is about all of them. */
    position: v.optional(wholeNumber(0, maxInstalments), 0),
  }),
  /** For who neither gave, nor verified, nor is paid it is a report, which only staff read. */
  output: v.object({ as: v.picklist(['objection', 'report']) }),
  errors: ['notFound', 'objectionClosed', 'alreadyObjected', 'ownWithdrawal', 'reportOpen'],
  budgetPerMinute: 10,
});

/** It is ours: what the family says to an objection; it is published with it. */
export const drawReply = defineCall({
  path: '/api/cf/v4/drawcash/objection-reply',
  access: 'login',
  summary: 'A family answers an objection to its withdrawal before staff have settled it',
  input: v.strictObject({ objectionId: publicId, content: familyAnswer }),
  output: noOutput,
  errors: ['notFound', 'withdrawalNotOpen'],
  budgetPerMinute: 10,
});

/** It is ours: nothing more of it is paid before. */
export const drawAnswer = defineCall({
  path: '/api/cf/v4/drawcash/answer',
  access: 'owner',
  summary: 'A family answers what was found against it while a withdrawal is under way',
  input: v.strictObject({ drawId: publicId, answer: familyAnswer }),
  output: noOutput,
  errors: ['notFound', 'withdrawalNotOpen'],
  budgetPerMinute: 10,
});

export const objectionCalls = [drawObjection, drawReply, drawAnswer];
