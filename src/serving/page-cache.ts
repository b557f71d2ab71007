import type { APIContext } from 'astro';

type PageCache = APIContext['cache'];

/**
 * This is `Astro.cache` of one request, with the page store behind it. A kept page stands until a
 * write purges one of its tags, so a page can name tags and nothing that lets it grow old by
 * itself.
 */
export function createPageCache(purge: (tags: readonly string[]) => void): PageCache {
  const tags = new Set<string>();
  const listed = () => [...tags];
  return {
    enabled: true,
    set(input) {
      if (input === false || 'maxAge' in input || !('tags' in input)) {
        throw new Error('A page is kept by its route, until one of its tags is purged.');
      }
      for (const tag of input.tags ?? []) tags.add(tag);
    },
    get tags() {
      return listed();
    },
    get options() {
      return { tags: listed() };
    },
    async invalidate(input) {
      if (!('tags' in input && input.tags)) throw new Error('Kept pages are purged by their tags.');
      purge([input.tags].flat());
    },
  };
}
