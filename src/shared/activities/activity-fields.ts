import * as v from 'valibot';
import { amountInFen, say, wholeNumber, words } from '#src/shared/contract/fields.ts';
import { sponsor } from '#src/shared/desk/pool-funding.ts';
import type { MatchRule } from './match-rule.ts';

export const mostNameLetters = 30;
const mostCases = 50;
export const dayMs = 86_400_000;

const oneLine = v.pipe(
  v.string(say('required')),
  words(mostNameLetters),
  v.minLength(1, say('required')),
  v.regex(/^[^\n]*$/, say('malformed')),
);

/** A day in China as 2026-11-22, in milliseconds of its beginning. */
const beginningOfDay = v.pipe(
  v.string(say('required')),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, say('malformed')),
  v.transform((day) => Date.parse(`${day}T00:00:00+08:00`)),
  v.safeInteger(say('malformed')),
);

/** Numbers or addresses of cases, however they are parted; each once. */
const caseIds = v.pipe(
  words(6000),
  v.transform((text) => [...new Set(text.match(/[\w-]{22}(?![\w-])/g) ?? [])]),
  v.minLength(1, say('required')),
  v.maxLength(mostCases, say('tooMany')),
);

/** What every kind of activity is typed with. */
export const sharedFields = {
  name: oneLine,
  sponsor,
  startDay: beginningOfDay,
  /** The last one that counts. */
  endDay: beginningOfDay,
  cases: caseIds,
};

/** What a sponsor promises, as one of the staff types it. */
export const promisedFields = {
  ...sharedFields,
  ratioPercent: wholeNumber(1, 1000),
  perGiftInFen: amountInFen,
  perPersonDayInFen: amountInFen,
  perCaseInFen: amountInFen,
  accountAgeDays: wholeNumber(0, 365),
};

export type PromisedActivity = {
  name: string;
  sponsor: string;
  startsAt: number;
  endsAt: number;
  cases: string[];
  rule: MatchRule;
};

type Typed = v.InferOutput<v.StrictObjectSchema<typeof promisedFields, undefined>>;

/** What was typed as what is promised: instants, and the rule by itself. */
export function promiseOf(typed: Typed): PromisedActivity {
  const { name, sponsor: from, startDay, endDay, cases, ratioPercent } = typed;
  const { perGiftInFen, perPersonDayInFen, perCaseInFen, accountAgeDays } = typed;
  const caps = { perGiftInFen, perPersonDayInFen, perCaseInFen };
  const rule = { ratioBasisPoints: ratioPercent * 100, ...caps, accountAgeDays };
  return { name, sponsor: from, startsAt: startDay, endsAt: endDay + dayMs, cases, rule };
}
