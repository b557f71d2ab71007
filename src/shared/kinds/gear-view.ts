import * as v from 'valibot';

/** This is a thing that is offered, as everyone sees it. */
export const gearView = v.object({
  gearId: v.string(),
  priceInFen: v.number(),
  title: v.string(),
  origin: v.string(),
  /** So many days after payment it is on its way. */
  sendDays: v.number(),
  /** Prepared food has one; it is empty for anything else. */
  licence: v.string(),
  /** These are pieces that are left. */
  stock: v.number(),
});
export type GearView = v.InferOutput<typeof gearView>;
