export const locales = ['zh-CN', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'zh-CN';

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** The language of a page path: `/en` and `/en/…` are English, all else Chinese. */
export function localeOfPath(path: string): Locale {
  return path === '/en' || path.startsWith('/en/') ? 'en' : defaultLocale;
}

/** The path without its language prefix. */
export function withoutLocale(path: string): string {
  return localeOfPath(path) === 'en' ? path.slice(3) || '/' : path;
}

export function withLocale(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** Picks the reader's language from an Accept-Language header. */
export function localeOfHeader(header: string | undefined): Locale {
  if (!header) return defaultLocale;
  for (const part of header.split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? '';
    if (tag.startsWith('zh')) return 'zh-CN';
    if (tag.startsWith('en')) return 'en';
  }
  return defaultLocale;
}
