import { type Locale, languageOf } from '#src/shared/platform/locale.ts';
import { latinPlaces } from './latin-places.ts';

/** These say what kind of place it is, and stand behind its Chinese name. */
const kinds = /(?:市|省|自治区|特别行政区|地区)$/;

/**
 * Gives a city or province in the reader's letters; one that is not on our list stays as it is
 * written.
 */
export function placeName(place: string, locale: Locale): string {
  if (languageOf(locale).script !== 'Latin') return place;
  return latinPlaces.get(place) ?? latinPlaces.get(place.replace(kinds, '')) ?? place;
}

/**
 * Finds the places that somebody may mean who writes their names in Latin letters: Fuzhou is two.
 */
export function placesCalled(words: string): string[] {
  const wanted = plain(words);
  return [...latinPlaces].filter(([, latin]) => plain(latin) === wanted).map(([place]) => place);
}

/**
 * Lists a city by every name it may stand under: in whose letters, and with or without its kind.
 */
export function namesOfCity(typed: string): string[] {
  const plainly = [typed.replace(kinds, ''), ...placesCalled(typed)];
  return plainly.flatMap((place) => [place, `${place}市`]);
}

/** People leave out what is no plain letter: Xian, Luliang. */
function plain(words: string): string {
  return words
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}
