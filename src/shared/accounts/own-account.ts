import * as v from 'valibot';
import { staffRoles } from '#src/shared/review/staff-roles.ts';

/** This is an account as its own holder sees it. */
export const ownUser = v.object({
  userId: v.string(),
  nickname: v.string(),
  headImgUrl: v.string(),
  /** It is masked, or null where no phone is bound. */
  mobile: v.nullable(v.string()),
  roles: v.array(v.picklist(staffRoles)),
  mobileBound: v.boolean(),
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
