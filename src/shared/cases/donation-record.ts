import * as v from 'valibot';
import { cardKinds } from '#src/shared/papers/cards/card-view.ts';

/**
 * This is a paid donation as everyone sees it: a hidden amount is null, an anonymous name the
 * default.
 */
export const donationRecord = v.object({
  orderId: v.string(),
  nickname: v.string(),
  headImgUrl: v.string(),
  anonymous: v.boolean(),
  amountInFen: v.nullable(v.number()),
  content: v.string(),
  paidAt: v.number(),
  returned: v.picklist(['no', 'part', 'whole']),
  /** Another family gave it back, and it came here as its donor chose. */
  passedOn: v.boolean(),
  /** It was given in this name or memory; null of most, and where the donor is not named. */
  dedicated: v.nullable(v.object({ kind: v.picklist(cardKinds), name: v.string() })),
});
export type DonationRecord = v.InferOutput<typeof donationRecord>;
