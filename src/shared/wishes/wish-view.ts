import * as v from 'valibot';

export const maxWishLength = 60;
export const wishesPerPage = 20;
/** One person waits so long between two wishes. */
export const wishPauseMs = 3_600_000;

export const wishView = v.object({
  wishId: v.string(),
  content: v.string(),
  /** It is null where its author chose not to be named. */
  nickname: v.nullable(v.string()),
  /** It hangs on coloured paper, a right of love value, which nobody sees of those not named. */
  onPaper: v.boolean(),
  createdAt: v.number(),
});

export type WishView = v.InferOutput<typeof wishView>;
