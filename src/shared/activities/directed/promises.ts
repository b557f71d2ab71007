/** This is what a pool keeps for one person: to be directed, or to be opened after a gift. */
export type PromiseKind = 'allowance' | 'redPocket';

/** A promise is open, then went to a case, or is free again: by the clock, or with its gift. */
export const promiseStatuses = ['OPEN', 'GIVEN', 'EXPIRED', 'TAKEN_BACK'] as const;
export type PromiseStatus = (typeof promiseStatuses)[number];

/** It says why somebody got nothing of a pool, as staff see it counted. */
export type RefusedBecause =
  | 'notSignedIn'
  | 'notOfGifts'
  | 'young'
  | 'staff'
  | 'family'
  | 'gave'
  | 'had'
  | 'sharedBrowser'
  | 'caseRests'
  | 'caseFull'
  | 'personFull'
  | 'poolLacks'
  | 'teamFull';

/** This is what was looked at. */
export type LookedAt = PromiseKind | 'share';

/** This was refused: a place in a bonfire is looked at as well, and nothing is given for it. */
export type RefusedKind = LookedAt | 'member';
