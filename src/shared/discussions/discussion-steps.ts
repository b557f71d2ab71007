/** This is where the discussion of a case stands; 0 where there is none. */
export const discussionStatuses = {
  noDiscussion: 0,
  noApply: 1,
  onAudit: 2,
  onReject: 3,
  onPublic: 4,
  end: 5,
} as const;
type DiscussionStanding = keyof typeof discussionStatuses;
export type DiscussionStatus = (typeof discussionStatuses)[DiscussionStanding];

/** From its opening to its end nothing leaves the case. */
export const runningStatuses: readonly DiscussionStatus[] = [1, 2, 3, 4];

type Step = {
  from: readonly DiscussionStanding[];
  to: DiscussionStanding;
  /** It is only before the instant the discussion waits for, or only from then on. */
  clock?: 'before' | 'from';
};

/**
 * These are every way a discussion goes on; there is none besides. A case may be discussed again
 * later.
 */
export const discussionSteps = {
  open: { from: ['noDiscussion', 'end'], to: 'noApply' },
  explain: { from: ['noApply', 'onReject'], to: 'onAudit' },
  refuse: { from: ['onAudit'], to: 'onReject' },
  publish: { from: ['onAudit'], to: 'onPublic' },
  vote: { from: ['onPublic'], to: 'onPublic', clock: 'before' },
  end: { from: ['noApply', 'onReject', 'onPublic'], to: 'end', clock: 'from' },
} as const satisfies Record<string, Step>;
export type DiscussionStep = keyof typeof discussionSteps;

type Found = { status: DiscussionStatus; dueAt: number };

/** This one guard stands in front of everything that moves a discussion. */
export function mayStep(step: DiscussionStep, { status, dueAt }: Found, now: number): boolean {
  const { from, clock }: Step = discussionSteps[step];
  if (!from.some((standing) => discussionStatuses[standing] === status)) return false;
  return clock === undefined || (clock === 'before') === now < dueAt;
}

/** A family has so long for its words, each time it is asked; after that staff decide without. */
export const explainHours = 72;
