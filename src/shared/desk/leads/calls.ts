import * as v from 'valibot';
import { greenStates } from '#src/shared/advisers/green/green-steps.ts';
import { leadOutcomes } from '#src/shared/advisers/leads/lead-steps.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  noOutput,
  publicId,
  say,
  wholeNumber,
  words,
  wordsBetween,
} from '#src/shared/contract/fields.ts';
import { reason } from '#src/shared/review/fields.ts';

const leadId = publicId;
const revealed = v.object({ name: v.string(), mobile: v.string() });

export const deskClaimLead = defineCall({
  path: '/api/desk/leads/claim',
  access: 'staff',
  roles: ['adviser'],
  summary: 'Takes a lead that nobody has; of several who ask at once, one gets it',
  input: v.strictObject({ leadId }),
  output: noOutput,
  errors: ['notFound', 'leadTaken', 'leadClosed', 'ownTask'],
});

export const deskCallLead = defineCall({
  path: '/api/desk/leads/call',
  access: 'staff',
  roles: ['adviser'],
  summary: 'Keeps how a call to a family went; what follows is read from a table of steps',
  input: v.strictObject({
    leadId,
    outcome: v.picklist(leadOutcomes, say('unknown')),
    note: v.optional(words(500), ''),
    /** The page showed so many calls, by which the same call sent twice is one. */
    tries: wholeNumber(0, 10_000),
  }),
  output: noOutput,
  errors: ['notFound', 'leadNotYours', 'leadClosed', 'taskChanged'],
});

export const deskHandLead = defineCall({
  path: '/api/desk/leads/hand',
  access: 'staff',
  roles: ['adviser', 'administrator'],
  summary: 'Hands a lead to a colleague, or back to all of them; by who has it or administrators',
  input: v.strictObject({
    leadId,
    adviserId: v.optional(v.union([v.literal(''), publicId], say('unknown')), ''),
    reason,
  }),
  output: noOutput,
  errors: ['notFound', 'leadNotYours', 'leadClosed', 'ownTask'],
});

export const deskRevealLead = defineCall({
  path: '/api/desk/leads/reveal',
  access: 'staff',
  roles: ['adviser'],
  summary: 'Name and number of a family for who has its lead; the look is on the trail before',
  input: v.strictObject({ leadId }),
  output: revealed,
  errors: ['notFound', 'leadNotYours', 'leadClosed', 'tooManyLookUps'],
});

export const deskMoveGreenPath = defineCall({
  path: '/api/desk/green-path/move',
  access: 'staff',
  roles: ['reviewer', 'administrator'],
  summary: 'Moves an application to the doctor channel one step on; the family is told the words',
  input: v.strictObject({
    applyId: publicId,
    state: v.picklist(greenStates, say('unknown')),
    words: wordsBetween(4, 500),
  }),
  output: noOutput,
  errors: ['notFound', 'greenStepRefused', 'ownTask'],
});

export const deskRevealGreenPath = defineCall({
  path: '/api/desk/green-path/reveal',
  access: 'staff',
  roles: ['reviewer', 'administrator'],
  summary: "The number of an applicant's account, for a reason; the look is on the trail before",
  input: v.strictObject({ applyId: publicId, reason }),
  output: revealed,
  errors: ['notFound', 'ownTask', 'tooManyLookUps'],
});

export const leadDeskCalls = [
  ...[deskClaimLead, deskCallLead, deskHandLead, deskRevealLead],
  ...[deskMoveGreenPath, deskRevealGreenPath],
];
