import * as v from 'valibot';
import { rightIds } from '#src/shared/points/rights.ts';

/** A table has so many awards, the last of which is "nothing"; a number of the documents. */
export const awardNum = 6 as const;
/** Odds are parts of this. */
export const wholeOdds = 10_000;

/** This is a thing that is sent, a right of love value, or nothing. */
export const awardKinds = ['goods', 'right', 'none'] as const;

/** This is a line of the table as it is frozen, hashed and published; the first has the place 1. */
export const award = v.object({
  kind: v.picklist(awardKinds),
  /** There is none of "nothing". */
  names: v.record(v.string(), v.string()),
  /** It opens this right of love value; null for what is none. */
  rightId: v.nullable(v.picklist(rightIds)),
  /** This is how many there are; null for "nothing", which never runs out. */
  stock: v.nullable(v.number()),
  /** Of 10,000 draws so many bring it on the long run. */
  odds: v.number(),
  worthInFen: v.number(),
});
export type Award = v.InferOutput<typeof award>;

/** "Nothing" has the odds that the others leave. */
export function nothingAfter(others: readonly Award[]): Award {
  const taken = others.reduce((sum, { odds }) => sum + odds, 0);
  const none = { kind: 'none', names: {}, rightId: null, stock: null } as const;
  return { ...none, odds: wholeOdds - taken, worthInFen: 0 };
}
