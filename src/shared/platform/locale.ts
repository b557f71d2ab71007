type Language = {
  /** It is written in this script, by which words of authors are told apart. */
  script: 'Han' | 'Latin' | 'Arabic' | 'Cyrillic' | 'Tibetan';
  /** This is what stands between two sentences. */
  gap: '' | ' ';
  /** Does it count in ten-thousands? */
  myriads: boolean;
  dayStyle: 'long' | 'medium';
  monthStyle: 'long' | 'short';
  /** Its readers share by the services of this place. */
  sharesIn: 'china' | 'world';
};

/**
 * These are all languages of the product, and the default comes first. A further one is an entry
 * here, its dictionary in `texts/` and its files in `content/`; the rest follows from this list.
 */
const languages = {
  'zh-CN': {
    ...{ script: 'Han', gap: '', myriads: true, dayStyle: 'long', monthStyle: 'long' },
    sharesIn: 'china',
  },
  en: {
    ...{ script: 'Latin', gap: ' ', myriads: false, dayStyle: 'medium', monthStyle: 'short' },
    sharesIn: 'world',
  },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof languages;
export const locales = Object.keys(languages) as [Locale, ...Locale[]];
export const defaultLocale: Locale = locales[0];

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** Reads a language as the product knows it, or its default. */
export function localeOr(value: string | undefined): Locale {
  return isLocale(value) ? value : defaultLocale;
}

export function languageOf(locale: Locale): Language {
  return languages[locale];
}

/** Lists the other languages a page is offered in. */
export function otherLocales(locale: Locale): Locale[] {
  return locales.filter((one) => one !== locale);
}

/**
 * Reads the language of a page path: `/en` and `/en/…` are English, one without a prefix is
 * Chinese.
 */
export function localeOfPath(path: string): Locale {
  return localeOr(path.split('/')[1]);
}

/** Takes the language prefix off a path. */
export function withoutLocale(path: string): string {
  const locale = localeOfPath(path);
  return locale === defaultLocale ? path : path.slice(locale.length + 1) || '/';
}

export function withLocale(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Picks the reader's language from an Accept-Language header. */
export function localeOfHeader(header: string | undefined): Locale {
  for (const part of header?.split(',') ?? []) {
    const [wanted] = (part.split(';')[0] ?? '').trim().toLowerCase().split('-');
    const found = locales.find((locale) => locale.toLowerCase().split('-')[0] === wanted);
    if (found) return found;
  }
  return defaultLocale;
}
