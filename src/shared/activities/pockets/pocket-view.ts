import * as v from 'valibot';
import { promiseStatuses } from '#src/shared/activities/directed/promises.ts';

/** This is what a gift brought its giver, to be opened for the same appeal. */
export const pocketView = v.object({
  redPocketId: v.string(),
  infoUuid: v.string(),
  orderId: v.string(),
  sponsor: v.string(),
  /** It is fixed when the gift was paid, whatever it amounted to. */
  amountInFen: v.number(),
  status: v.picklist(promiseStatuses),
  /** From here on it is the pool's again. */
  endsAt: v.number(),
  openedAt: v.nullable(v.number()),
  /** This is what of it went back to the pool after it was opened. */
  backInFen: v.number(),
});
export type PocketView = v.InferOutput<typeof pocketView>;
