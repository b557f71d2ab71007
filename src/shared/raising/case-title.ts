import * as v from 'valibot';
import { say, wordsBetween } from '#src/shared/contract/fields.ts';
import { isWide } from '#src/shared/platform/wide-letters.ts';

/**
 * Forty Chinese characters fill the two lines of a card. A letter takes half the room of one, so a
 * title in another script says as much.
 */
export const mostTitleWidth = 80;

const widthOf = (text: string) =>
  [...text].reduce((width, letter) => width + (isWide(letter) ? 2 : 1), 0);

export const caseTitle = v.pipe(
  wordsBetween(6, mostTitleWidth),
  v.check((title) => widthOf(title) <= mostTitleWidth, say('tooLong')),
);
