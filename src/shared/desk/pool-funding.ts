import * as v from 'valibot';
import { say, words } from '#src/shared/contract/fields.ts';
import { bareNumber } from '#src/shared/platform/bare-number.ts';

export const mostSponsorLetters = 60;

/** It is as the bank prints it, without the spaces and dashes by which people part long numbers. */
export const statementNo = v.pipe(
  v.string(say('required')),
  v.transform((text) => bareNumber(text).toUpperCase()),
  v.minLength(1, say('required')),
  v.regex(/^[0-9A-Z]{4,40}$/, say('statementNo')),
);

/** This is the organisation that paid; on one line. */
export const sponsor = v.pipe(
  v.string(say('required')),
  words(mostSponsorLetters),
  v.minLength(1, say('required')),
  v.regex(/^[^\n]*$/, say('malformed')),
);
