import { expect, test } from 'vitest';
import {
  defaultLocale,
  localeOfHeader,
  localeOfPath,
  locales,
  withLocale,
  withoutLocale,
} from '#src/shared/platform/locale.ts';

test.each(locales)('a path goes into %s and back', (locale) => {
  for (const path of ['/', '/cf/question', '/english', '/en-GB/x']) {
    const there = withLocale(path, locale);
    expect(localeOfPath(there)).toBe(locale);
    expect(withoutLocale(there)).toBe(path);
  }
});

test.each([
  ['en-GB,en;q=0.9', 'en'],
  ['de-DE, zh-TW;q=0.8', 'zh-CN'],
  ['EN', 'en'],
  ['english', defaultLocale],
  ['de', defaultLocale],
  ['', defaultLocale],
  [undefined, defaultLocale],
])('Accept-Language %s is read as %s', (header, locale) => {
  expect(localeOfHeader(header)).toBe(locale);
});
