import type { Finished } from './finished.ts';

export type Rendered = { finished: Finished; tags: readonly string[]; keep: boolean };

/**
 * Finished pages of mode C as bytes. One render at a time for a key; a render that began before a
 * purge of one of its tags is answered but not kept. Holds at most `maxBytes`, oldest out first.
 */
export type PageStore = {
  find(key: string): Finished | undefined;
  fill(key: string, render: () => Promise<Rendered>): Promise<Finished>;
  purge(tags: readonly string[]): void;
};

type Kept = { finished: Finished; tags: readonly string[]; bytes: number };

export function createPageStore(maxBytes: number): PageStore {
  const kept = new Map<string, Kept>();
  const keysByTag = new Map<string, Set<string>>();
  const inFlight = new Map<string, Promise<Finished>>();
  /** When each tag was last purged, remembered only while a render is under way. */
  const purgedAt = new Map<string, number>();
  let purges = 0;
  let rendering = 0;
  let bytes = 0;

  const drop = (key: string) => {
    const page = kept.get(key);
    if (!page) return;
    kept.delete(key);
    bytes -= page.bytes;
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };
  const keep = (key: string, { finished, tags }: Rendered) => {
    drop(key);
    const size = finished.plain.byteLength + (finished.brotli?.byteLength ?? 0) + 1024;
    kept.set(key, { finished, tags, bytes: size });
    bytes += size;
    for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  };
  const renderOnce = async (key: string, render: () => Promise<Rendered>) => {
    const began = purges;
    rendering += 1;
    try {
      const rendered = await render();
      const stale = rendered.tags.some((tag) => (purgedAt.get(tag) ?? -1) >= began);
      if (rendered.keep && !stale) keep(key, rendered);
      return rendered.finished;
    } finally {
      rendering -= 1;
      if (rendering === 0) purgedAt.clear();
    }
  };

  return {
    find: (key) => kept.get(key)?.finished,
    fill(key, render) {
      let flight = inFlight.get(key);
      if (!flight) {
        flight = renderOnce(key, render).finally(() => {
          if (inFlight.get(key) === flight) inFlight.delete(key);
        });
        inFlight.set(key, flight);
      }
      return flight;
    },
    purge(tags) {
      for (const tag of tags) {
        if (rendering > 0) purgedAt.set(tag, purges);
        for (const key of [...(keysByTag.get(tag) ?? [])]) drop(key);
      }
      purges += 1;
      // Who asks after a purge must not share a render that began before it.
      inFlight.clear();
    },
  };
}
