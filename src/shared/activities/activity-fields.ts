import * as v from 'valibot';
import { amountInFen, say, wholeNumber, words } from '#src/shared/contract/fields.ts';
import { sponsor } from '#src/shared/desk/pool-funding.ts';
import { chinaOffsetMs, dayMs } from '#src/shared/platform/china-days.ts';
import { type ActivityNames, activityNameFields, otherNamesOf } from './activity-names.ts';
import type { TypedRule } from './activity-rule.ts';
import { countedBy, type LadderStep } from './bonfire/bonfire-rule.ts';

const mostCases = 50;

/** Reads a day in China, such as 2026-11-22, as the milliseconds of its beginning. */
export const beginningOfDay = v.pipe(
  v.string(say('required')),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, say('malformed')),
  v.transform((day) => Date.parse(day) - chinaOffsetMs),
  v.safeInteger(say('malformed')),
);

/** These are numbers or addresses of cases, however they are parted; each once. */
const caseIds = v.pipe(
  words(6000),
  v.transform((text) => [...new Set(text.match(/[\w-]{22}(?![\w-])/g) ?? [])]),
  v.minLength(1, say('required')),
  v.maxLength(mostCases, say('tooMany')),
);

const mostSteps = 6;
const mostSeats = 100;

/** Each line is `members:fen`, and both grow from line to line. */
const ladder = v.pipe(
  words(200),
  v.minLength(1, say('required')),
  v.regex(/^\d{1,3}:\d{1,11}(\n\d{1,3}:\d{1,11})*$/, say('malformed')),
  v.transform((text) =>
    text.split('\n').map((line): LadderStep => {
      const [members = 0, inFen = 0] = line.split(':').map(Number);
      return { members, amountInFen: inFen };
    }),
  ),
  v.maxLength(mostSteps, say('tooMany')),
  v.check((steps) => steps.every(isStep), say('malformed')),
);

function isStep({ members, amountInFen: inFen }: LadderStep, at: number, all: LadderStep[]) {
  const before = all[at - 1]?.members ?? 1;
  return members > before && members <= mostSeats && inFen > 0;
}

/** Every kind of activity is typed with these. */
export const sharedFields = {
  ...activityNameFields,
  sponsor,
  startDay: beginningOfDay,
  /** This is the last day that counts. */
  endDay: beginningOfDay,
  cases: caseIds,
};

/** This is what a sponsor promises, as one of the staff types it. */
export const promisedFields = {
  ...sharedFields,
  perCaseInFen: amountInFen,
  accountAgeDays: wholeNumber(0, 365),
};

/** Names the rule by which teams get something. */
export const bonfireFields = {
  ladder,
  hours: wholeNumber(1, 720),
  counts: v.picklist(countedBy, say('required')),
  teamsPerCase: wholeNumber(1, 10_000),
};

export type PromisedActivity = TypedRule & {
  name: string;
  names?: ActivityNames;
  sponsor: string;
  startsAt: number;
  endsAt: number;
  cases: string[];
  controlPercent?: number;
};

type Of<F extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<F, undefined>>;
type Typed = Of<typeof promisedFields>;

export function bonfirePromiseOf(typed: Typed & Of<typeof bonfireFields>): PromisedActivity {
  const { ladder: steps, hours, counts, teamsPerCase, perCaseInFen, accountAgeDays } = typed;
  const rule = { ladder: steps, hours, counts, teamsPerCase, perCaseInFen, accountAgeDays };
  return { type: 'groupHelp', rule, ...promiseOf(typed) };
}

type Alike = Pick<Typed, 'name' | 'sponsor' | 'startDay' | 'endDay' | 'cases'> &
  Parameters<typeof otherNamesOf>[0];

export function promiseOf({ name, sponsor: from, startDay, endDay, cases, ...typed }: Alike) {
  const names = otherNamesOf(typed);
  return { name, names, sponsor: from, startsAt: startDay, endsAt: endDay + dayMs, cases };
}
