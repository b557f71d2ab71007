import * as v from 'valibot';
import { doctorLevels } from './doctor-levels.ts';
import { type VerifierRelation, verifierKinds, verifierRelations } from './verifier-kinds.ts';

/** This is a verification as one viewer sees it; the real name never leaves the server unmasked. */
export const verificationView = v.object({
  verifyId: v.string(),
  infoUuid: v.string(),
  kind: v.picklist(verifierKinds),
  shownName: v.string(),
  relation: v.picklist(verifierRelations as readonly [VerifierRelation, ...VerifierRelation[]]),
  /** Doctors name theirs; it is empty for anyone else. */
  hospital: v.string(),
  content: v.string(),
  createdAt: v.number(),
  likeCount: v.number(),
  /** The fundraiser put it first. */
  selected: v.boolean(),
  /**
   * It is false while the rules of trust are not met: only its author and the fundraiser see it.
   */
  counted: v.boolean(),
  hidden: v.boolean(),
  isSelf: v.boolean(),
  /** It says of medical staff how far staff checked who they are; null of everybody else. */
  level: v.nullable(v.picklist(doctorLevels)),
  /** Since then that is checked; null for what is only said. */
  checkedAt: v.nullable(v.number()),
  /** The hospital confirmed by the code that it gave them, instead of being asked. */
  byCode: v.boolean(),
});
export type VerificationView = v.InferOutput<typeof verificationView>;

export const verificationCounts = v.object({
  /**
   * They were checked, by work card or with their hospital; who only says so is in
   * `declaredDoctorCount`.
   */
  doctorVerificationCount: v.number(),
  /**
   * These are those of the checked ones whose work card was seen, and whose hospital was not asked.
   */
  cardSeenDoctorCount: v.number(),
  friendsVerificationCount: v.number(),
  sickFriendsVerificationCount: v.number(),
  count: v.number(),
  /** These are doctors whom the hospital that the case names confirmed; a card can be borrowed. */
  countFromHospital: v.number(),
  declaredDoctorCount: v.number(),
});
export type VerificationCounts = v.InferOutput<typeof verificationCounts>;

/** Finds the count of each kind by its name. */
export function countOfKind(counts: VerificationCounts) {
  return {
    doctor: counts.doctorVerificationCount,
    friend: counts.friendsVerificationCount,
    sickFriend: counts.sickFriendsVerificationCount,
  };
}
