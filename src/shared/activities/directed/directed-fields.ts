import type * as v from 'valibot';
import {
  type PromisedActivity,
  promisedFields,
  promiseOf,
  sharedFields,
} from '#src/shared/activities/activity-fields.ts';
import { publicId, wholeNumber } from '#src/shared/contract/fields.ts';

const { cases: _, ...alike } = sharedFields;
const { perCaseInFen, accountAgeDays } = promisedFields;

/** This is what a sponsor promises to newcomers of a venue, whose appeals are the venue's. */
export const allowanceFields = {
  ...alike,
  venueId: publicId,
  allowanceInFen: wholeNumber(1, 100_000, 'amount'),
  days: wholeNumber(1, 90),
  perCaseInFen,
  accountAgeDays,
};

/** This is what a sponsor promises to gifts and to shares; nothing is none of it. */
export const pocketFields = {
  pocketInFen: wholeNumber(0, 100_000, 'amount'),
  pocketHours: wholeNumber(1, 720),
  perShareInFen: wholeNumber(0, 100_000, 'amount'),
  perPersonInFen: wholeNumber(0, 1_000_000, 'amount'),
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
