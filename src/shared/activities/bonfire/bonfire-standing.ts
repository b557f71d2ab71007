import type { BonfireStatus } from './bonfire-rule.ts';

/** This is what somebody meets who looks at the bonfires of a case, or at one of them. */
export const bonfireStandings = [
  'BONFIRES_REST',
  'MAX_SUBSIDY',
  'MAY_START',
  'TEAM_OPEN',
  'LAST_ONE',
  'TEAM_FULL',
  'TEAM_OVER',
] as const;
export type BonfireStanding = (typeof bonfireStandings)[number];

type Facts = {
  /** The activity runs, and the case may get something of it. */
  runs: boolean;
  /** It is true while the pool and the caps of the case can bear one more team. */
  bearsOneMore: boolean;
  team: { status: BonfireStatus; counted: number; seats: number } | undefined;
};

export function bonfireStandingOf({ runs, bearsOneMore, team }: Facts): BonfireStanding {
  if (team?.status === 'END_WITH_TIME') return 'TEAM_OVER';
  if (team && (team.status === 'END_WITH_DONE' || team.counted >= team.seats)) return 'TEAM_FULL';
  if (!runs) return 'BONFIRES_REST';
  if (team) return team.counted === team.seats - 1 ? 'LAST_ONE' : 'TEAM_OPEN';
  return bearsOneMore ? 'MAY_START' : 'MAX_SUBSIDY';
}

/** It says which standings raise which of the documents' flags. */
const raisedBy = {
  maxSubsidyReached: ['MAX_SUBSIDY'],
  currentBonfireMaxReached: ['TEAM_FULL'],
  lastOneCanFinish: ['LAST_ONE'],
} as const satisfies Record<string, readonly BonfireStanding[]>;

export function bonfireFlagsOf(standing: BonfireStanding) {
  const raised = (by: readonly BonfireStanding[]) => by.includes(standing);
  return {
    maxSubsidyReached: raised(raisedBy.maxSubsidyReached),
    currentBonfireMaxReached: raised(raisedBy.currentBonfireMaxReached),
    lastOneCanFinish: raised(raisedBy.lastOneCanFinish),
  };
}

type Looked = { status: BonfireStatus; isOwner: boolean };

/** This is the documents' own rule: its family sees a team and is not of it. */
export function countsAsBonfire({ status, isOwner }: Looked): boolean {
  return !isOwner && (status === 'APPROVE' || status === 'END_WITH_DONE');
}
