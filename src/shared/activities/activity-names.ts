import * as v from 'valibot';
import { say, words } from '#src/shared/contract/fields.ts';
import { defaultLocale, type Locale, locales } from '#src/shared/platform/locale.ts';

export const mostNameLetters = 30;
/** An alphabet takes more letters to say the same. */
const mostOtherLetters = 2 * mostNameLetters;

/** The name in the first language is `name`; of the others each has its own, or none. */
export type ActivityNames = Partial<Record<Locale, string>>;
type OtherField = `name.${Locale}`;

const otherLocales = locales.filter((locale) => locale !== defaultLocale);

const oneLine = (most: number) => v.pipe(words(most), v.regex(/^[^\n]*$/, say('malformed')));

const otherEntries = Object.fromEntries(
  otherLocales.map((locale) => [fieldOf(locale), v.optional(oneLine(mostOtherLetters), '')]),
) as Record<OtherField, v.OptionalSchema<ReturnType<typeof oneLine>, ''>>;

/** This is what one of the staff types of a name: the first language is needed. */
export const activityNameFields = {
  name: v.pipe(
    v.string(say('required')),
    oneLine(mostNameLetters),
    v.minLength(1, say('required')),
  ),
  ...otherEntries,
};

/** Answers the same, for a form: its field, its language, and whether it has to be there. */
export const typedNames = locales.map((locale) => {
  const isFirst = locale === defaultLocale;
  const maxLength = isFirst ? mostNameLetters : mostOtherLetters;
  return { name: isFirst ? 'name' : fieldOf(locale), locale, isFirst, maxLength };
});

export const nameFields = typedNames.map(({ name }) => name);

function fieldOf(locale: Locale): OtherField {
  return `name.${locale}`;
}

/** Answers the names beside the first, of those that were typed. */
export function otherNamesOf(typed: Partial<Record<OtherField, string>>): ActivityNames {
  const said = otherLocales.map((locale) => [locale, typed[fieldOf(locale)] ?? '']);
  return Object.fromEntries(said.filter(([, name]) => name !== ''));
}

export function nameAmong(
  { name, names = {} }: { name: string; names?: ActivityNames },
  locale: Locale,
): string {
  return names[locale] ?? name;
}
