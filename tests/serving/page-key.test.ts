import { expect, test } from 'vitest';
import { pageKeyOf } from '#src/serving/page-key.ts';

test('a kept page has one key whatever trackers hang on its address', () => {
  expect(pageKeyOf('/?utm_source=x&fbclid=1')).toBe('/');
  expect(pageKeyOf('/cf/common/list?city=b&utm=1&tab=newest')).toBe(
    '/cf/common/list?city=b&tab=newest',
  );
  expect(pageKeyOf('/cf/common/list?tab=newest&city=b')).toBe('/cf/common/list?city=b&tab=newest');
});

test('a page of texts has one key, whatever script reads of its address', () => {
  expect(pageKeyOf('/cf/crash?from=%2Fcf%2Fmine&id=1')).toBe('/cf/crash');
  expect(pageKeyOf('/en/rss.xml?x=1')).toBe('/en/rss.xml');
});

test('languages have keys of their own', () => {
  expect(pageKeyOf('/en')).toBe('/en');
  expect(pageKeyOf('/en/cf/common/list')).toBe('/en/cf/common/list');
});

test('private pages, files, calls and nonsense have no key', () => {
  const others = [
    '/login',
    '/cf/mine',
    '/favicon.svg',
    '/api/x',
    '/nope',
    '//x',
    `/${'a'.repeat(2000)}`,
  ];
  for (const url of others) expect(pageKeyOf(url), url).toBeUndefined();
});
