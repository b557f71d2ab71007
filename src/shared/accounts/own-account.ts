import * as v from 'valibot';
import { staffRoles } from '#src/shared/review/staff-roles.ts';
import { authTypes } from './auth-types.ts';

/** An account as its own holder sees it. */
export const ownUser = v.object({
  userId: v.string(),
  nickname: v.string(),
  headImgUrl: v.string(),
  /** Masked, or null where no phone is bound. */
  mobile: v.nullable(v.string()),
  roles: v.array(v.picklist(staffRoles)),
  mobileBound: v.boolean(),
});
/** How many messages the account has not read. */
export const unread = v.number();

/** What an account hears of itself when it asks. */
export const ownAccount = v.object({
  ...ownUser.entries,
  authType: v.picklist(Object.values(authTypes)),
  unread,
});
export type OwnUser = v.InferOutput<typeof ownUser>;

export const ownSession = v.object({
  sessionId: v.string(),
  device: v.string(),
  current: v.boolean(),
  createdAt: v.number(),
  seenAt: v.number(),
});
export type OwnSession = v.InferOutput<typeof ownSession>;
