/** Writes say there which finished pages are out of date, and page stores listen. */
export type PageTags = {
  /** Tells every listener, on this node and, with Redis, on the others. */
  purge(tags: readonly string[]): void;
  /** The listener is called for each purge; answers a function that stops listening. */
  listen(listener: (tags: readonly string[]) => void): () => void;
  /** A kept page may be so old and still be shown; a link to other nodes sets its own. */
  longestAgeMs(): number;
};

export const tagOfCase = (caseId: string) => `case:${caseId}`;
export const tagOfLists = 'list';
/** Every kept page has it. */
export const tagOfAll = '*';
/** Purges may have been missed: nothing that is kept counts any more. */
export const everyTag: readonly string[] = [tagOfAll, tagOfLists];

/** Whatever was forgotten to be purged is right again after so long. */
export const usualLongestAgeMs = 300_000;

export function createPageTags(): PageTags {
  const listeners = new Set<(tags: readonly string[]) => void>();
  return {
    purge: (tags) => {
      for (const listener of listeners) listener(tags);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    longestAgeMs: () => usualLongestAgeMs,
  };
}
