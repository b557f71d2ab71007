import * as v from 'valibot';
import { sharedFields } from '#src/shared/activities/activity-fields.ts';
import { mostNameLetters } from '#src/shared/activities/activity-names.ts';
import { say, wholeNumber, words, wordsBetween } from '#src/shared/contract/fields.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { defaultLocale, type Locale, locales } from '#src/shared/platform/locale.ts';
import { typedYuanInFen } from '#src/shared/platform/typed-yuan.ts';
import { rightIds } from '#src/shared/points/rights.ts';
import { type Award, awardNum, nothingAfter, wholeOdds } from './award.ts';

/** A lottery is frozen by it; the hashes come with the seed. */
export type LotteryRule = {
  awards: readonly Award[];
  costInPoints: number;
  paidPerDay: number;
  accountAgeDays: number;
  seedHash: string;
  tableHash: string;
};

export const mostLotteryName = 2 * mostNameLetters;
const mostCostInPoints = 20;
const mostPaidPerDay = 5;
const mostStock = 100_000;

/** Makes the name of the field of one language. */
export function lotteryNameField(locale: Locale): `name.${Locale}` {
  return `name.${locale}`;
}

const name = wordsBetween(1, mostLotteryName);
const nameEntries = Object.fromEntries(
  locales.map((locale) => [lotteryNameField(locale), name]),
) as Record<ReturnType<typeof lotteryNameField>, typeof name>;

/**
 * A line has `goods` or the id of a right, a name in each language, count, odds of 10,000, worth in
 * yuan.
 */
function awardOf(line: string): Award | undefined {
  const [kind = '', ...rest] = line.split(/[|｜]/).map((part) => part.trim());
  const said = rest.slice(0, locales.length);
  const [count = '', odds = '', worth = '', ...more] = rest.slice(locales.length);
  const rightId = rightIds.find((id) => id === kind) ?? null;
  const worthInFen = rightId ? 0 : typedYuanInFen(worth, 'fen');
  const isWhole = [count, odds].every((text) => /^[1-9]\d{0,5}$/.test(text));
  const isNamed = said.every((text) => text !== '' && text.length <= mostNameLetters);
  if (more.length > 0 || !isWhole || !isNamed || worthInFen === undefined) return undefined;
  if ((kind !== 'goods' && !rightId) || Number(count) > mostStock) return undefined;
  const names = Object.fromEntries(locales.map((locale, at) => [locale, said[at] ?? '']));
  const counted = { stock: Number(count), odds: Number(odds), worthInFen };
  return { kind: rightId ? 'right' : 'goods', names, rightId, ...counted };
}

/**
 * There is one line for each, best first; "nothing" comes by itself with the odds that are left.
 */
const awards = v.pipe(
  words(2000),
  v.minLength(1, say('required')),
  v.transform((text) => text.split('\n').filter((line) => line.trim() !== '')),
  v.check((lines) => lines.length === awardNum - 1 && lines.every(awardOf), say('malformed')),
  v.transform((lines) => lines.map(awardOf).filter((one) => one !== undefined)),
  v.transform((listed): Award[] => [...listed, nothingAfter(listed)]),
  v.check((table) => (table[table.length - 1]?.odds ?? 0) >= wholeOdds / 10, say('tooMany')),
);

/**
 * Empty means the platform's own; else it is the id or the address of a venue or of a page within
 * one.
 */
const place = v.pipe(
  words(500),
  v.transform((text) => {
    const ids = text.match(/[\w-]{22}(?![\w-])/g) ?? [];
    return text === '' ? null : (ids[ids.length - 1] ?? '');
  }),
  v.check((id) => id !== '', say('unknown')),
);

const { sponsor, startDay, endDay } = sharedFields;

/** One of the staff types these of a lottery. */
export const promisedLotteryFields = {
  ...nameEntries,
  ...{ sponsor, startDay, endDay, awards, place },
  costInPoints: wholeNumber(1, mostCostInPoints),
  paidPerDay: wholeNumber(0, mostPaidPerDay),
  accountAgeDays: wholeNumber(0, 365),
};

export type PromisedLottery = Omit<LotteryRule, 'seedHash' | 'tableHash'> & {
  name: string;
  words: Record<string, string>;
  sponsor: string;
  startsAt: number;
  endsAt: number;
  placeId: string | null;
};

type Typed = v.InferOutput<v.StrictObjectSchema<typeof promisedLotteryFields, undefined>>;

export function lotteryOf(typed: Typed): PromisedLottery {
  const { sponsor: host, startDay: from, endDay: until, awards: table, place: placeId } = typed;
  const { costInPoints, paidPerDay, accountAgeDays } = typed;
  const said = Object.fromEntries(
    locales.map((locale) => [locale, typed[lotteryNameField(locale)]]),
  );
  return {
    ...{ name: said[defaultLocale] ?? '', words: said, sponsor: host, placeId },
    ...{ startsAt: from, endsAt: until + dayMs },
    ...{ awards: table, costInPoints, paidPerDay, accountAgeDays },
  };
}
