import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  flag,
  noOutput,
  publicId,
  say,
  wholeNumber,
  words,
  wordsBetween,
} from '#src/shared/contract/fields.ts';
import { callOutcomes, questionLengths } from './family-answer.ts';
import { comparedNames, reason, reasonLengths, refusalWords, refusedReady } from './fields.ts';
import { queueNames } from './queue-names.ts';
import { reportActs } from './report-acts.ts';

const taskId = publicId;
const queue = v.picklist(queueNames, say('unknown'));
const taskErrors = ['notFound', 'forbidden', 'ownTask', 'taskNotHeld', 'taskDecided'] as const;
const claim = v.object({ taskId: v.string(), claimedUntil: v.number() });

export const deskClaim = defineCall({
  path: '/api/desk/claim',
  access: 'staff',
  summary: 'Takes a task in hand for half an hour; again renews it',
  input: v.strictObject({ taskId }),
  output: claim,
  errors: taskErrors,
});

export const deskClaimNext = defineCall({
  path: '/api/desk/claim-next',
  access: 'staff',
  summary: 'Takes the next free task of a queue in hand; null when none waits',
  input: v.strictObject({ queue }),
  output: v.nullable(claim),
  errors: ['notFound', 'forbidden'],
});

export const deskRelease = defineCall({
  path: '/api/desk/release',
  access: 'staff',
  summary: 'Gives a task back to its queue',
  input: v.strictObject({ taskId }),
  output: v.object({ queue: v.string() }),
  errors: taskErrors,
});

export const deskDecide = defineCall({
  path: '/api/desk/decide',
  access: 'staff',
  summary: 'Decides on a task, once: refusals by field, what was compared, acts on the case',
  input: v.strictObject({
    taskId,
    revision: wholeNumber(1, 1_000_000),
    decision: v.picklist(['pass', 'refuse'], say('required')),
    refusals: refusalWords,
    ready: refusedReady,
    compared: comparedNames,
    words: v.optional(words(500), ''),
    caseAct: v.optional(v.picklist(['', ...reportActs], say('unknown')), ''),
    actReason: v.optional(words(reasonLengths.most), ''),
    warning: v.optional(words(200), ''),
    thenNext: v.optional(flag, false),
  }),
  output: v.object({
    taskId: v.string(),
    queue: v.string(),
    decidedAt: v.number(),
    /** It was noted, and is not in force before another person decides, too. */
    awaitsAnother: v.boolean(),
    /** This is in hand next, where that was asked for and something waits. */
    nextTaskId: v.nullable(v.string()),
  }),
  errors: [
    ...taskErrors,
    ...(['taskChanged', 'caseStateRefuses', 'moneyOutFrozen'] as const),
    ...(['refundOpen', 'withdrawalOpen', 'nothingToRefund'] as const),
    ...(['freshFactorNeeded', 'discussionOpen', 'discussionNotOpen'] as const),
  ],
});

export const deskNote = defineCall({
  path: '/api/desk/note',
  access: 'staff',
  summary: 'A note for colleagues on the trail of a case, by who may decide the task',
  input: v.strictObject({ taskId, note: reason }),
  output: noOutput,
  errors: ['notFound', 'forbidden', 'ownTask'],
});

export const deskAskFamily = defineCall({
  path: '/api/desk/ask-family',
  access: 'staff',
  summary: "Asks the family about a held task, which waits for it; staff's clock stands meanwhile",
  input: v.strictObject({
    taskId,
    question: wordsBetween(questionLengths.least, questionLengths.most),
  }),
  output: noOutput,
  errors: [...taskErrors, 'questionOpen'],
});

export const deskLogCall = defineCall({
  path: '/api/desk/log-call',
  access: 'staff',
  summary: 'A call made for a task and how it went, on the trail of its case',
  input: v.strictObject({
    taskId,
    outcome: v.picklist(callOutcomes, say('required')),
    note: v.optional(words(reasonLengths.most), ''),
  }),
  output: noOutput,
  errors: ['notFound', 'forbidden', 'ownTask'],
});

export const deskUnmask = defineCall({
  path: '/api/desk/unmask',
  access: 'staff',
  summary: 'One secret field in clear, for who holds the task; logged with its reason',
  input: v.strictObject({ taskId, field: words(60), reason }),
  output: v.object({ field: v.string(), value: v.string() }),
  errors: [...taskErrors, 'tooManyLookUps'],
  budgetPerMinute: 30,
});

export const deskImage = defineCall({
  path: '/api/desk/image',
  method: 'GET',
  answer: 'bytes',
  access: 'staff',
  summary: 'The original of a picture that a held task shows; logged',
  input: v.strictObject({ taskId, imageId: publicId }),
  output: bytesOutput,
  errors: taskErrors,
});

export const reviewCalls = [
  deskClaim,
  deskClaimNext,
  deskRelease,
  deskDecide,
  deskNote,
  deskAskFamily,
  deskLogCall,
  deskUnmask,
  deskImage,
];
