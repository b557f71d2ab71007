import { expect, test } from 'vitest';
import { searchIn } from '#src/layouts/search-in.ts';

const searchOf = (search: string, locale: 'zh-CN' | 'en') =>
  searchIn(new URL(`https://warmlight.example/login${search}`), locale);

test('whoever changes language at the door is led on in it', () => {
  const query = (redirectUrl: string) => `?${new URLSearchParams({ redirectUrl })}`;
  expect(searchOf(query('/cf/prove/add?infoUuid=a'), 'en')).toBe(
    query('/en/cf/prove/add?infoUuid=a'),
  );
  expect(searchOf(query('/en/cf/mine'), 'zh-CN')).toBe(query('/cf/mine'));
  expect(searchOf(query('/en'), 'zh-CN')).toBe(query('/'));
});

test('anything else of a query stays as it is', () => {
  expect(searchOf('?channel=a%20b&sharedv=2', 'en')).toBe('?channel=a%20b&sharedv=2');
  expect(searchOf('?redirectUrl=https%3A%2F%2Fother.example', 'en')).toContain('other.example');
  expect(searchOf('', 'en')).toBe('');
});
