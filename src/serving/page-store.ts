import { type PageTags, tagOfAll } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import type { Finished } from './finished.ts';
import { createKeptPages, type Page } from './kept-pages.ts';

export type Rendered = Omit<Page, 'renderedAt'> & { keep: boolean };
type Ages = Pick<PageTags, 'longestAgeMs'>;

/**
 * Finished pages of mode C are kept there as bytes. One render runs at a time for a key; a render
 * that began before a purge of one of its tags is answered but not kept, and a page older than
 * allowed is rendered anew.
 */
export type PageStore = {
  find(key: string): Finished | undefined;
  fill(key: string, render: () => Promise<Rendered>): Promise<Finished>;
  purge(tags: readonly string[]): void;
};

export function createPageStore(maxBytes: number, ages: Ages): PageStore {
  const pages = createKeptPages(maxBytes);
  const purges = rememberPurges();
  const inFlight = new Map<string, Promise<Finished>>();

  const renderOnce = async (key: string, render: () => Promise<Rendered>) => {
    const began = purges.begin();
    const renderedAt = performance.now();
    try {
      const { finished, keep, tags: named } = await render();
      const tags = [...named, tagOfAll];
      if (keep && !purges.wentSince(began, tags)) pages.keep(key, { finished, tags, renderedAt });
      return finished;
    } finally {
      purges.end();
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
    find: (key) => pages.find(key, performance.now() - ages.longestAgeMs()),
    fill: (key, render) => inFlight.get(key) ?? begin(key, render),
    purge(tags) {
      purges.note(tags);
      for (const tag of tags) pages.dropTag(tag);
      // Who asks after a purge must not share a render that began before it.
      inFlight.clear();
    },
  };
}

/** Opens the one of a server, purged by the tags that writes name. */
export function openPageStore({
  config,
  pageTags,
}: Pick<Services, 'config' | 'pageTags'>): PageStore {
  const store = createPageStore(config.pageStoreBytes, pageTags);
  pageTags.listen((tags) => store.purge(tags));
  return store;
}

/** Remembers at which purge each tag last went, only while a render is under way. */
function rememberPurges() {
  const purgedAt = new Map<string, number>();
  let purges = 0;
  let rendering = 0;
  return {
    begin: () => {
      rendering += 1;
      return purges;
    },
    end: () => {
      rendering -= 1;
      if (rendering === 0) purgedAt.clear();
    },
    note: (tags: readonly string[]) => {
      if (rendering > 0) for (const tag of tags) purgedAt.set(tag, purges);
      purges += 1;
    },
    wentSince: (began: number, tags: readonly string[]) =>
      tags.some((tag) => (purgedAt.get(tag) ?? -1) >= began),
  };
}
