import * as v from 'valibot';
import {
  type PromisedActivity,
  promisedFields,
  promiseOf,
  sharedFields,
} from '#src/shared/activities/activity-fields.ts';
import { publicId, say, wholeNumber } from '#src/shared/contract/fields.ts';

const { cases: _, ...alike } = sharedFields;
const { perCaseInFen, accountAgeDays } = promisedFields;

/** An amount has at least so much, and a cap that is named where it is passed. */
const capped = (least: 0 | 1, mostInFen: number) =>
  v.pipe(
    wholeNumber(least, Number.MAX_SAFE_INTEGER, 'amount'),
    v.maxValue(mostInFen, say('aboveCap')),
  );

/** This is what a sponsor promises to newcomers of a venue, whose appeals are the venue's. */
export const allowanceFields = {
  ...alike,
  venueId: publicId,
  allowanceInFen: capped(1, 100_000),
  days: wholeNumber(1, 90),
  perCaseInFen,
  accountAgeDays,
};

/** This is what a sponsor promises to gifts and to shares; nothing is none of it. */
export const pocketFields = {
  pocketInFen: capped(0, 100_000),
  pocketHours: wholeNumber(1, 720),
  perShareInFen: capped(0, 100_000),
  perPersonInFen: capped(0, 1_000_000),
};

type Of<F extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<F, undefined>>;

/** Gives what was typed as what is promised, to the appeals of the venue. */
export function allowancePromiseOf(
  typed: Of<typeof allowanceFields> & { cases: string[] },
): PromisedActivity {
  const { venueId, allowanceInFen, days } = typed;
  const limits = { perCaseInFen: typed.perCaseInFen, accountAgeDays: typed.accountAgeDays };
  const rule = { venueId, allowanceInFen, days, ...limits };
  return { type: 'taskDonation', rule, ...promiseOf(typed) };
}

type Pockets = Of<typeof promisedFields> & Of<typeof pocketFields>;

export function pocketPromiseOf(typed: Pockets): PromisedActivity {
  const { pocketInFen, pocketHours, perShareInFen, perPersonInFen } = typed;
  const limits = { perCaseInFen: typed.perCaseInFen, accountAgeDays: typed.accountAgeDays };
  const rule = { pocketInFen, pocketHours, perShareInFen, perPersonInFen, ...limits };
  return { type: 'matchingShare', rule, ...promiseOf(typed) };
}
