import { isEveryTag, type PageTags } from '#src/server/platform/page-tags.ts';
import type { Finished } from './finished.ts';
import { createKeptPages, type Page } from './kept-pages.ts';

export type Rendered = Page & { keep: boolean };

/**
 * Finished pages of mode C as bytes. One render at a time for a key; a render that began before a
 * purge of one of its tags is answered but not kept, and a page older than allowed is rendered anew.
 */
type PageStore = {
  find(key: string): Finished | undefined;
  fill(key: string, render: () => Promise<Rendered>): Promise<Finished>;
  purge(tags: readonly string[]): void;
};

export function createPageStore(
  maxBytes: number,
  pageTags: Pick<PageTags, 'longestAgeMs'>,
): PageStore {
  const pages = createKeptPages(maxBytes);
  const inFlight = new Map<string, Promise<Finished>>();
  /** At which purge each tag last went, remembered only while a render is under way. */
  const purgedAt = new Map<string, number>();
  let purges = 0;
  let purgedAllAt = -1;
  let rendering = 0;

  const renderOnce = async (key: string, render: () => Promise<Rendered>) => {
    const began = purges;
    const beganAt = performance.now();
    rendering += 1;
    try {
      const page = await render();
      const stale =
        purgedAllAt >= began || page.tags.some((tag) => (purgedAt.get(tag) ?? -1) >= began);
      if (page.keep && !stale) pages.keep(key, page, beganAt);
      return page.finished;
    } finally {
      rendering -= 1;
      if (rendering === 0) purgedAt.clear();
    }
  };
  const begin = (key: string, render: () => Promise<Rendered>) => {
    const flight = renderOnce(key, render).finally(() => {
      if (inFlight.get(key) === flight) inFlight.delete(key);
    });
    inFlight.set(key, flight);
    return flight;
  };

  return {
    find: (key) => pages.find(key, performance.now() - pageTags.longestAgeMs()),
    fill: (key, render) => inFlight.get(key) ?? begin(key, render),
    purge(tags) {
      if (isEveryTag(tags)) {
        purgedAllAt = purges;
        pages.dropAll();
      }
      for (const tag of tags) {
        if (rendering > 0) purgedAt.set(tag, purges);
        pages.dropTag(tag);
      }
      purges += 1;
      // Who asks after a purge must not share a render that began before it.
      inFlight.clear();
    },
  };
}
