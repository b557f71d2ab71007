import { type Finished, packTighter } from './finished.ts';

export type Page = { finished: Finished; tags: readonly string[]; renderedAt: number };
type KeptPage = Page & { bytes: number; reads: number };

const readsWorthPacking = 3;

/**
 * Pages stand by key and by tag, at most `maxBytes` of them; the oldest go first. What was rendered
 * before `since` is not found.
 */
export function createKeptPages(maxBytes: number) {
  const pages = new Map<string, KeptPage>();
  const keysByTag = new Map<string, Set<string>>();
  let bytes = 0;

  const drop = (key: string) => {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= page.bytes;
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };
  return {
    find(key: string, since: number): Finished | undefined {
      const page = pages.get(key);
      if (!page || page.renderedAt < since) return undefined;
      page.reads += 1;
      if (page.reads === readsWorthPacking) void packTighter(page.finished);
      return page.finished;
    },
    keep(key: string, { finished, tags, renderedAt }: Page) {
      drop(key);
      const size = finished.plain.byteLength + (finished.brotli?.byteLength ?? 0) + 1024;
      pages.set(key, { finished, tags, renderedAt, bytes: size, reads: 0 });
      bytes += size;
      for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    dropTag(tag: string) {
      for (const key of [...(keysByTag.get(tag) ?? [])]) drop(key);
    },
  };
}
