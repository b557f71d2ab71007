import { expect, test } from 'vitest';
import { createPageCache } from '#src/serving/page-cache.ts';

test('a page names its tags, each once', () => {
  const cache = createPageCache(() => {});
  cache.set({ tags: ['lists'] });
  cache.set({ tags: ['case:1', 'lists'] });
  expect(cache.tags).toEqual(['lists', 'case:1']);
  expect(cache.options).toEqual({ tags: ['lists', 'case:1'] });
});

test('what would let a page grow old by itself is refused, not ignored', () => {
  const cache = createPageCache(() => {});
  expect(() => cache.set({ maxAge: 60 })).toThrow(/tags/);
  expect(() => cache.set({ maxAge: 60, tags: ['lists'] })).toThrow(/tags/);
  expect(() => cache.set(false)).toThrow(/tags/);
});

test('invalidating purges the page store', async () => {
  const purged: string[] = [];
  const cache = createPageCache((tags) => purged.push(...tags));
  await cache.invalidate({ tags: 'lists' });
  await cache.invalidate({ tags: ['case:1', 'case:2'] });
  expect(purged).toEqual(['lists', 'case:1', 'case:2']);
  await expect(cache.invalidate({ path: '/' })).rejects.toThrow(/tags/);
});
