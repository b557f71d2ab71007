import * as v from 'valibot';

/** This is where the money of a case is, as its fundraiser sees it. */
export const raiserMoney = v.object({
  availableInFen: v.number(),
  heldInFen: v.number(),
  inFlightInFen: v.number(),
  paidOutInFen: v.number(),
  refundHeldInFen: v.number(),
  refundedInFen: v.number(),
  feeInFen: v.number(),
  matchedInFen: v.number(),
});
