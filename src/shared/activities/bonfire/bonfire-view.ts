import * as v from 'valibot';
import { bonfireStatuses, countedBy } from './bonfire-rule.ts';
import { bonfireStandings } from './bonfire-standing.ts';

/** This is one of a team as everyone may see them: whoever gave without a name has none here. */
export const memberView = v.object({
  nickname: v.string(),
  headImgUrl: v.string(),
  isStarter: v.boolean(),
  counts: v.boolean(),
});
export type MemberView = v.InferOutput<typeof memberView>;

export const bonfireFlags = v.object({
  maxSubsidyReached: v.boolean(),
  currentBonfireMaxReached: v.boolean(),
  lastOneCanFinish: v.boolean(),
});

/** This is the documents' team: its steps, and how many of them were paid. */
export const teamSteps = v.object({
  ladderRuleInfo: v.array(
    v.object({ members: v.number(), amountInFen: v.number(), paidInFen: v.nullable(v.number()) }),
  ),
  ladderFinishNum: v.number(),
});

const team = v.object({
  bonfireUuid: v.string(),
  status: v.picklist(bonfireStatuses),
  /** The documents have it: it runs or reached its end, and its viewer is not the case's family. */
  isBonfire: v.boolean(),
  startedAt: v.number(),
  endsAt: v.number(),
  counted: v.number(),
  /** This is the first of them; `members` tells all. */
  members: v.array(memberView),
  ownCounts: v.nullable(v.boolean()),
});

/**
 * These are the documents' types: who started a team, who joined it, and the family whom it is for.
 */
const identityTypes = ['MASTER', 'SLAVE', 'FUNDRAISER'] as const;

/** This is what a sponsor gives to teams of a case, and the team that was asked for. */
export const bonfireView = v.object({
  infoUuid: v.string(),
  activityId: v.string(),
  name: v.string(),
  sponsor: v.string(),
  hours: v.number(),
  counts: v.picklist(countedBy),
  seats: v.number(),
  isOwner: v.boolean(),
  /** This is what the viewer is here; null for all others. */
  identityType: v.nullable(v.picklist(identityTypes)),
  /** One more team could be started now. */
  mayStart: v.boolean(),
  messageStatusType: v.picklist(bonfireStandings),
  flagInfo: bonfireFlags,
  teamInfo: teamSteps,
  team: v.nullable(team),
});
export type BonfireView = v.InferOutput<typeof bonfireView>;
