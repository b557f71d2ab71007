import * as v from 'valibot';
import { say, tickedOr, wholeNumber, words } from '#src/shared/contract/fields.ts';
import { imageIds } from '#src/shared/media/fields.ts';
import { bareNumber } from '#src/shared/platform/bare-number.ts';
import { mostSurplusWords } from './sheet-choices.ts';

/** A positive whole number of yuan may have so many: digits only, at most this many. */
const yuanDigits = 11;
const mostInFen = (10 ** yuanDigits - 1) * 100;

export const minTargetInFen = 100_000;

/** A field left empty is then not there at all, so that saving it again changes nothing. */
export const leftEmpty = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
);

/** An amount was typed in whole yuan. */
// @__NO_SIDE_EFFECTS__
export function yuanInFen(minInFen = 0) {
  return v.pipe(wholeNumber(minInFen, mostInFen, 'wholeYuan'), v.multipleOf(100, say('wholeYuan')));
}

/** More than the target would be used for this: a sentence or two, or nothing. */
export const surplusUse = v.optional(
  v.pipe(
    words(mostSurplusWords),
    v.check((text) => text === '' || text.length >= 10, say('tooShort')),
  ),
  '',
);

/** These are asks for at least one photo. */
// @__NO_SIDE_EFFECTS__
export function photos(max: number) {
  return v.pipe(imageIds(max), v.minLength(1, say('photosNeeded')));
}

/** This is a year and month, however they are parted; the result is such as `2026-03`. */
export const month = v.pipe(
  v.string(say('required')),
  v.transform((text) =>
    text
      .normalize('NFKC')
      .trim()
      .replace(
        /^(\d{4})\D{0,2}?(\d{1,2})\D?$/,
        (_, year: string, number: string) => `${year}-${number.padStart(2, '0')}`,
      ),
  ),
  v.check((text) => text !== '', say('required')),
  v.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, say('month')),
);

/** This is an account a hospital gives for its patients. */
export const hospitalAccount = v.pipe(
  v.string(say('required')),
  v.transform(bareNumber),
  v.regex(/^\d{8,30}$/, say('bankAccount')),
);

/** Writes a telephone as it is dialled within the country, where the country's code was typed. */
function dialledAtHome(typed: string): string {
  const bare = typed.normalize('NFKC').replaceAll(/[\s()]/g, '');
  const inside = bare.replace(/^(\+|00)86-?/, '');
  const needsZero = inside !== bare && !/^(0|[48]00|1[3-9]\d{9}$)/.test(inside);
  return needsZero ? `0${inside}` : inside;
}

/** A telephone of a ward has digits, with an area code or an extension. */
export const wardPhone = v.pipe(
  v.string(say('required')),
  v.transform(dialledAtHome),
  v.check((text) => text !== '', say('required')),
  v.regex(/^\d[\d-]{5,19}$/, say('wardPhone')),
);

export const ticked = tickedOr('consent');

/** Takes one of a few codes that come as digits. */
// @__NO_SIDE_EFFECTS__
export function codeOf(codes: readonly number[]) {
  return v.pipe(
    wholeNumber(0, 999, 'required'),
    v.check((code) => codes.includes(code), say('unknown')),
  );
}
