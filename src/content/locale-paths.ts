import { defaultLocale, type Locale, locales } from '#src/shared/platform/locale.ts';

export type LocaleProps = { locale: Locale };

/** The addresses of a file that is made once for each language; the default one has no prefix. */
export function localePaths(): { params: { locale: string | undefined }; props: LocaleProps }[] {
  return locales.map((locale) => ({
    params: { locale: locale === defaultLocale ? undefined : locale },
    props: { locale },
  }));
}
