import * as v from 'valibot';
import type { FieldProblem } from './field-problem.ts';

/** Gives a field problem as a valibot message, so that a misspelt one does not compile. */
// @__NO_SIDE_EFFECTS__
export function say(problem: FieldProblem): FieldProblem {
  return problem;
}

/** Ids in URLs carry 128 random bits as 22 characters of base64url. */
export const publicId = v.pipe(v.string(say('required')), v.regex(/^[\w-]{22}$/, say('unknown')));

/**
 * Ids come at most `max`, each once: comma separated in forms, a list in JSON; empty text is none.
 * Make it optional with `v.optional(publicIds(9), '')`, needed with `v.pipe(publicIds(9),
 * v.minLength(1, say('required')))`.
 */
// @__NO_SIDE_EFFECTS__
export function publicIds(max: number) {
  return v.pipe(
    v.union(
      [
        v.array(v.string()),
        v.pipe(
          v.string(),
          v.maxLength(2000),
          v.transform((text) => text.split(',').filter((id) => id !== '')),
        ),
      ],
      say('required'),
    ),
    v.transform((ids) => [...new Set(ids)]),
    v.maxLength(max, say('tooMany')),
    v.everyItem((id) => v.is(publicId, id), say('unknown')),
  );
}

/** A whole number comes as a number (JSON) or as digits (forms). */
// @__NO_SIDE_EFFECTS__
export function wholeNumber(min: number, max: number, problem: FieldProblem = 'malformed') {
  return v.pipe(
    v.union(
      [v.number(say(problem)), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))],
      say(problem),
    ),
    v.safeInteger(say(problem)),
    v.minValue(min, say(problem)),
    v.maxValue(max, say(problem)),
  );
}

/** A flag comes as a boolean (JSON), or as '1', '0', 'on' and empty (forms). */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['1', '0', 'true', 'false', 'on', ''])], say('malformed')),
  v.transform((value) => value === true || value === '1' || value === 'true' || value === 'on'),
);

/** A box has to be ticked. */
// @__NO_SIDE_EFFECTS__
export function tickedOr(problem: FieldProblem) {
  return v.pipe(
    flag,
    v.check((value) => value, say(problem)),
  );
}

/** Words are trimmed; line ends become \n and other control characters are refused. */
// @__NO_SIDE_EFFECTS__
export function words(maxLength: number) {
  return v.pipe(
    v.string(say('malformed')),
    v.transform((text) => text.replaceAll(/\r\n?/g, '\n').trim()),
    v.maxLength(maxLength, say('tooLong')),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
    v.regex(/^[^\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/, say('malformed')),
  );
}

/**
 * Such words have at least `least` characters, at least 1: none at all are missed, and not too
 * short.
 */
// @__NO_SIDE_EFFECTS__
export function wordsBetween(least: number, most: number) {
  return v.pipe(words(most), v.minLength(1, say('required')), v.minLength(least, say('tooShort')));
}

/** This is an amount in fen, positive; the operator's ceiling is checked by the use case. */
export const amountInFen = wholeNumber(1, 99_999_999_999, 'amount');

/** Keyset anchors are opaque to callers; the server reads them with `readAnchor`. */
export const anchorId = v.optional(v.pipe(v.string(), v.maxLength(200, say('malformed'))), '');

/** A page has the platform's size where none is asked for, and never more than the cap. */
export const pageSize = v.optional(wholeNumber(1, 50), 10);

export const infoUuid = publicId;

/** `{ list, hasNext, anchorId }` is the shape of every paged list. */
// @__NO_SIDE_EFFECTS__
export function pageOf<S extends v.GenericSchema>(item: S) {
  return v.object({ list: v.array(item), hasNext: v.boolean(), anchorId: v.string() });
}

export const noInput = v.strictObject({});
export const noOutput = v.null();
