import * as v from 'valibot';
import { publicId, say } from '#src/shared/contract/fields.ts';

/** This is what a donor says of the explanation. */
export const voteOptions = ['trust', 'doubt'] as const;
export type VoteOption = (typeof voteOptions)[number];

/** This is what staff decided: the case goes on, or its gifts go back. */
const discussionOutcomes = ['kept', 'returned'] as const;
export type DiscussionOutcome = (typeof discussionOutcomes)[number];

export const explanationLengths = { least: 20, most: 2000 };
export const mostPapers = 9;

export const voteOption = v.picklist(voteOptions, say('required'));
export const discussionId = publicId;

export const voteCounts = v.object({ trust: v.number(), doubt: v.number() });
export type VoteCounts = v.InferOutput<typeof voteCounts>;

export const explanation = v.object({
  content: v.string(),
  /** These are papers of which the owner covered what names a person. */
  images: v.array(
    v.object({
      url: v.string(),
      largeUrl: v.string(),
      width: v.number(),
      height: v.number(),
    }),
  ),
  /** Only staff see so many more. */
  privatePapers: v.number(),
  explainedAt: v.number(),
});
export type Explanation = v.InferOutput<typeof explanation>;

export const discussionResult = v.object({
  outcome: v.picklist(discussionOutcomes),
  /** This is what staff said in public, in the order they said it. */
  reasons: v.array(v.object({ outcome: v.picklist(discussionOutcomes), words: v.string() })),
  counts: voteCounts,
  /** Did a refund of what was left begin? */
  refunds: v.boolean(),
  endedAt: v.number(),
});
export type DiscussionResult = v.InferOutput<typeof discussionResult>;
