import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { ApiResult } from './api.ts';
import { browser } from './browser.ts';

const everyMs = 15_000;

/**
 * It is asked for again while somebody draws it and the page is seen: one store an id for all who
 * draw it, undefined while nobody asked, since what the page was drawn with is the newest then. A
 * failed ask changes nothing, and the next one asks again.
 */
export function polled<T>(ask: (id: string) => Promise<ApiResult<T>>) {
  /** The server draws with it: it keeps nothing between two pages, and asks for nothing. */
  const unknown: ReadableAtom<T | undefined> = atom<T | undefined>();
  const stores = new Map<string, ReadableAtom<T | undefined>>();
  return (id: string): ReadableAtom<T | undefined> => {
    if (!browser.isPage()) return unknown;
    const store = stores.get(id) ?? open(() => ask(id));
    stores.set(id, store);
    return store;
  };
}

function open<T>(ask: () => Promise<ApiResult<T>>): ReadableAtom<T | undefined> {
  const $asked = atom<T | undefined>();
  const refresh = async () => {
    const answer = await ask().catch(() => undefined);
    if (answer?.ok) $asked.set(answer.data);
  };
  onMount($asked, () => browser.whileSeen(() => void refresh(), everyMs));
  return $asked;
}
