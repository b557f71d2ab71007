export type StaffRole = 'reviewer' | 'releaser' | 'administrator';

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
  roles: readonly StaffRole[];
};

export type Visitor =
  | { kind: 'viewer'; viewer: Viewer }
  | { kind: 'guest'; lost: 'none' | 'expired' | 'revoked' };

export const guest: Visitor = { kind: 'guest', lost: 'none' };
