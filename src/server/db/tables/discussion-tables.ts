import type { Fixed } from '#src/server/db/columns.ts';
import type { DiscussionStatus } from '#src/shared/discussions/discussion-steps.ts';
import type { DiscussionOutcome, VoteOption } from '#src/shared/discussions/discussion-view.ts';

/**
 * This is what a family explains in public after a report or a doubt; at most one runs of a case.
 */
export type DiscussionsTable = {
  id: Fixed<string>; // discussionId
  case_id: Fixed<string>;
  status: DiscussionStatus;
  reason: Fixed<string>; // published: why staff ask
  opened_by: Fixed<string>;
  opened_at: Fixed<number>;
  due_at: number; // until then the family explains, or donors vote
  content: string | null; // published once it passed
  explained_at: number | null;
  refusal: string; // staff's words to the family
  published_at: number | null;
  outcome: DiscussionOutcome | null;
  ended_at: number | null;
  refund_id: string | null; // case refund that the end began
};

/** This is a donor's own; only how many of each is published. */
type DiscussionVotesTable = {
  discussion_id: Fixed<string>; // primary key with user_id
  user_id: Fixed<string>;
  option: VoteOption;
  created_at: Fixed<number>;
  changed_at: number;
  /** This gift gave the vote, where it was given without an account; it gives none to another. */
  guest_donation_id: Fixed<string | null>; // unique with discussion_id
};

/** This is what each of the staff decided at the end; published once it is over. */
type DiscussionVerdictsTable = {
  discussion_id: Fixed<string>; // primary key with turn, unique with staff_user_id
  turn: Fixed<1 | 2 | 3>;
  outcome: Fixed<DiscussionOutcome>;
  words: Fixed<string>;
  staff_user_id: Fixed<string>;
  created_at: Fixed<number>;
};

export type DiscussionSchema = {
  discussions: DiscussionsTable;
  discussion_votes: DiscussionVotesTable;
  discussion_verdicts: DiscussionVerdictsTable;
};
