import type { PlainField } from '#src/components/forms/plain-form-props.ts';
import { typedNames } from '#src/shared/activities/activity-names.ts';
import { defaultLocale, type Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

/** Answers a field for the name in each language; the first one is needed. */
export function nameFieldsOf(locale: Locale): PlainField[] {
  const { activities, cases } = textsOf(locale);
  const { desk: t } = activities;
  const languages: Readonly<Record<string, string>> = cases.languages;
  const nameOf = (one: Locale) => languages[one] ?? textsOf(one).platform.languageName;
  return typedNames.map(({ name, locale: one, isFirst, maxLength }) => ({
    ...{ name, maxLength, label: t.nameIn(nameOf(one)) },
    ...(isFirst ? { required: true } : { hint: t.nameOptional(nameOf(defaultLocale)) }),
  }));
}
