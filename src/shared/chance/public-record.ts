import * as v from 'valibot';
import { award } from './award.ts';

/**
 * This is one draw by numbers alone: the how manieth, whose, the how manieth of theirs, what the
 * seed said, what it became.
 */
const publicDraw = v.object({
  sequence: v.number(),
  person: v.number(),
  n: v.number(),
  drawnId: v.number(),
  awardId: v.number(),
});
export type PublicDraw = v.InferOutput<typeof publicDraw>;

/** By all this anyone checks a lottery; the seed is null until it ended. */
export const publicRecord = v.object({
  lottery: v.string(),
  startsAt: v.number(),
  endsAt: v.number(),
  seedHash: v.string(),
  tableHash: v.string(),
  seed: v.nullable(v.string()),
  awards: v.array(award),
  draws: v.array(publicDraw),
});
export type PublicRecord = v.InferOutput<typeof publicRecord>;
