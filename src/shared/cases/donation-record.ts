import * as v from 'valibot';

/** A paid donation as everyone sees it: a hidden amount is null, an anonymous name the default. */
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
});
export type DonationRecord = v.InferOutput<typeof donationRecord>;
