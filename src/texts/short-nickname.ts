import { locales } from '#src/shared/platform/locale.ts';
import { textsOf } from './texts.ts';

const named = locales.map((locale) => {
  const { accounts, cases } = textsOf(locale);
  return { lovePerson: cases.lovePerson, give: accounts.defaultNickname };
});

/** The number of a nickname that the platform gave, in whichever language its owner came. */
function givenNumber(nickname: string): string | undefined {
  const number = /\d{4}$/.exec(nickname)?.[0];
  return number && named.some(({ give }) => give(number) === nickname) ? number : undefined;
}

/** A nickname that somebody chose, and nothing where the platform gave one. */
export function chosenNickname(nickname: string): string {
  return givenNumber(nickname) ? '' : nickname;
}

/**
 * A nickname cut to a length. An empty one shows the default name, and one that the platform gave is
 * said in the language of that.
 */
export function shortNickname(nickname: string, maxLength: number, byDefault: string): string {
  const letters = [...nickname.trim()];
  if (letters.length === 0) return byDefault;
  const number = givenNumber(nickname);
  const own = number && named.find(({ lovePerson }) => lovePerson === byDefault);
  if (own) return own.give(number);
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('')}…` : letters.join('');
}
