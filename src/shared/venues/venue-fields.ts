import * as v from 'valibot';
import { sharedFields } from '#src/shared/activities/activity-fields.ts';
import { mostNameLetters } from '#src/shared/activities/activity-names.ts';
import { say, words } from '#src/shared/contract/fields.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { defaultLocale, type Locale, locales } from '#src/shared/platform/locale.ts';

/** This is what is said of a venue in each language, by the most letters it may have. */
export const venueWords = { name: 2 * mostNameLetters, intro: 300 } as const;
type VenueText = keyof typeof venueWords;
type FieldName = `${VenueText}.${Locale}`;
export type VenueWords = Record<Locale, Record<VenueText, string>>;

/** Makes the name of a field in one language. */
export function venueField(text: VenueText, locale: Locale): FieldName {
  return `${text}.${locale}`;
}

const fieldOf = (text: VenueText) =>
  v.pipe(words(venueWords[text]), v.minLength(1, say('required')));

const textEntries = Object.fromEntries(
  locales.flatMap((locale) =>
    (['name', 'intro'] as const).map((text) => [venueField(text, locale), fieldOf(text)]),
  ),
) as Record<FieldName, ReturnType<typeof fieldOf>>;

export const venueTextFields = Object.keys(textEntries) as FieldName[];

const { sponsor, startDay, endDay, cases } = sharedFields;

/**
 * This is what one of the staff types of a venue: its name and what it is for, in every language.
 */
export const promisedVenueFields = { sponsor, startDay, endDay, cases, ...textEntries };

export type PromisedVenue = {
  name: string;
  words: VenueWords;
  /** This is who calls it, by their full name. */
  sponsor: string;
  startsAt: number;
  endsAt: number;
  cases: string[];
};

type Typed = v.InferOutput<v.StrictObjectSchema<typeof promisedVenueFields, undefined>>;

export function venueOf(typed: Typed): PromisedVenue {
  const { sponsor, startDay, endDay, cases } = typed;
  const said = Object.fromEntries(
    locales.map((locale) => [
      locale,
      { name: typed[venueField('name', locale)], intro: typed[venueField('intro', locale)] },
    ]),
  ) as VenueWords;
  const time = { startsAt: startDay, endsAt: endDay + dayMs };
  return { name: said[defaultLocale].name, words: said, sponsor, ...time, cases };
}
