import type { StaffRole } from '#src/shared/review/staff-roles.ts';

export type { StaffRole } from '#src/shared/review/staff-roles.ts';

/** Of staff: may they work, or is a second factor to be set up or its code to be given first? */
export type DeskDoor = 'open' | 'enrol' | 'code';

/** A code of the own phone, or of the authenticator that one of staff has. */
export type Stale = 'code' | 'factor';

/** Who makes a request, as far as the session tells. */
export type Viewer = {
  userId: string;
  sessionId: string;
  nickname: string;
  headImgUrl: string;
  mobileMasked: string | null;
  mobileBound: boolean;
  /** A messaging account let us see its user info. */
  userinfoScope: boolean;
  /** What they may do now: none before the second factor, where one is asked. */
  roles: readonly StaffRole[];
  /** Absent for people who are not staff. */
  desk?: DeskDoor;
  /** What they give before an act that asks for it anew; absent for a few minutes after they did. */
  stale?: Stale;
};

/** How a session was lost; `thirdParty` is one that the messaging app had vouched for. */
type Lost = 'none' | 'expired' | 'revoked' | 'thirdParty';

export type Visitor = { kind: 'viewer'; viewer: Viewer } | { kind: 'guest'; lost: Lost };

export const guest: Visitor = { kind: 'guest', lost: 'none' };
