import { nicknameLength } from '#src/shared/accounts/profile/calls.ts';
import { type Locale, locales } from '#src/shared/platform/locale.ts';
import { textsOf } from './texts.ts';

/** Answers what the name of who has none, or wants none shown, is in a reader's language. */
export function lovePersonIn(locale: Locale): string {
  return textsOf(locale).cases.lovePerson;
}

const givenIn = (locale: Locale) => textsOf(locale).accounts.defaultNickname;

/** Finds the number of a nickname that the platform gave, in whichever language its owner came. */
function givenNumber(nickname: string): string | undefined {
  const number = /\d{4}$/.exec(nickname)?.[0];
  return number && locales.some((locale) => givenIn(locale)(number) === nickname)
    ? number
    : undefined;
}

/** Gives a nickname that somebody chose, and nothing where the platform gave one. */
export function chosenNickname(nickname: string): string {
  return givenNumber(nickname) ? '' : nickname;
}

/** In public a nickname has so many letters; its owner sees it whole. */
const lettersShown = 12;

/**
 * Gives a nickname cut to a length, as a reader of this language sees it: who has none is called by
 * the default name, and one that the platform gave is said in that language.
 */
export function shortNickname(nickname: string, locale: Locale, maxLength = lettersShown): string {
  const letters = [...nickname.trim()];
  if (letters.length === 0) return lovePersonIn(locale);
  const number = givenNumber(nickname);
  if (number) return givenIn(locale)(number);
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('')}…` : letters.join('');
}

/** Gives a nickname whole, as a reader of this language sees it; none stays none. */
export function nicknameIn(nickname: string, locale: Locale): string {
  return nickname && shortNickname(nickname, locale, nicknameLength);
}
