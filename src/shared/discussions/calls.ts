import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, wordsBetween } from '#src/shared/contract/fields.ts';
import { imageIds } from '#src/shared/media/fields.ts';
import { giftRefund } from '#src/shared/refunds/refund-view.ts';
import { discussionStatuses } from './discussion-steps.ts';
import {
  discussionId,
  discussionResult,
  explanation,
  explanationLengths,
  mostPapers,
  voteCounts,
  voteOption,
  voteOptions,
} from './discussion-view.ts';

const status = v.picklist(Object.values(discussionStatuses));
const content = wordsBetween(explanationLengths.least, explanationLengths.most);
const shared = { access: 'open', coalesce: true, errors: ['notFound'] } as const;
const input = v.strictObject({ infoUuid });

export const getDiscussionStatus = defineCall({
  ...shared,
  path: '/api/cf-risk/discussion/status',
  summary: 'Where the newest discussion of a case stands; 0 where there is none',
  forOthers: true,
  input,
  output: v.object({ status }),
});

export const getDiscussionContent = defineCall({
  ...shared,
  path: '/api/cf-risk/discussion/content',
  summary: 'What the family explains, with its papers; null to others until staff published it',
  input,
  output: v.nullable(explanation),
});

export const submitDiscussion = defineCall({
  path: '/api/cf-risk/discussion/submit',
  access: 'owner',
  summary: 'The family explains what staff ask about; staff look at it before donors read it',
  input: v.strictObject({
    infoUuid,
    content,
    attachments: v.optional(imageIds(mostPapers), ''),
  }),
  output: v.object({ status }),
  errors: ['notFound', 'discussionNotOpen'],
  budgetPerMinute: 10,
});

export const getDiscussion = defineCall({
  ...shared,
  path: '/api/cf-risk/discussion/detail',
  summary: 'A discussion with its votes; how many they are stays hidden before an own vote',
  input,
  output: v.nullable(
    v.object({
      discussionId: v.string(),
      status,
      reason: v.string(),
      openedAt: v.number(),
      /** Until then the family explains, or donors vote. */
      dueAt: v.number(),
      explanation: v.nullable(explanation),
      mayVote: v.boolean(),
      ownOption: v.nullable(v.picklist(voteOptions)),
      counts: v.nullable(voteCounts),
    }),
  ),
});

export const getDiscussionResult = defineCall({
  ...shared,
  path: '/api/cf-risk/discussion/result',
  summary: 'What staff decided and why, once the discussion ended; null before',
  forOthers: true,
  input,
  output: v.nullable(discussionResult),
});

export const getDiscussionRefundFailed = defineCall({
  path: '/api/cf-risk/discussion/refund-failed',
  access: 'owner',
  summary: 'Gifts that could not be returned yet after the end of a discussion, oldest first',
  forOthers: true,
  input,
  output: v.array(giftRefund),
  errors: ['notFound'],
  coalesce: true,
});

export const chatVote = defineCall({
  path: '/api/frame/comment/chat-vote',
  access: 'login',
  summary: "A donor's one vote in a discussion, changed by voting again until it ends",
  input: v.strictObject({ bizId: discussionId, option: voteOption }),
  output: v.object({ counts: voteCounts }),
  errors: ['notFound', 'discussionNotOpen', 'onlyDonorsVote'],
  budgetPerMinute: 30,
});

export const discussionCalls = [
  getDiscussionStatus,
  getDiscussionContent,
  submitDiscussion,
  getDiscussion,
  getDiscussionResult,
  getDiscussionRefundFailed,
  chatVote,
];
