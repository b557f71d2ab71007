import type { StaffRole } from '#src/shared/review/staff-roles.ts';

export type { StaffRole } from '#src/shared/review/staff-roles.ts';

/**
 * It is for staff: may they work, or is a second factor to be set up or its code to be given first?
 */
export type DeskDoor = 'open' | 'enrol' | 'code';

/** This is a code of the own phone, or of the authenticator that one of staff has. */
export type Stale = 'code' | 'factor';

/** This is who makes a request, as far as the session tells. */
export type Viewer = {
  userId: string;
  sessionId: string;
  nickname: string;
  headImgUrl: string;
  mobileMasked: string | null;
  mobileBound: boolean;
  /** Did a messaging account let us see its user info? */
  userinfoScope: boolean;
  /** This is what they may do now: none before the second factor, where one is asked. */
  roles: readonly StaffRole[];
  /** It is absent for people who are not staff. */
  desk?: DeskDoor;
  /**
   * This is what they give before an act that asks for it anew; absent for a few minutes after they
   * did.
   */
  stale?: Stale;
};

/** It says how a session was lost; `thirdParty` is one that the messaging app had vouched for. */
type Lost = 'none' | 'expired' | 'revoked' | 'thirdParty';

export type Visitor = { kind: 'viewer'; viewer: Viewer } | { kind: 'guest'; lost: Lost };

export const guest: Visitor = { kind: 'guest', lost: 'none' };
