/** Where writes say which finished pages are out of date, and page stores listen. */
export type PageTags = {
  /** Tells every listener, on this node and, with Redis, on the others. */
  purge(tags: readonly string[]): void;
  /** Called for each purge; answers a function that stops listening. */
  listen(listener: (tags: readonly string[]) => void): () => void;
};

export const tagOfCase = (caseId: string) => `case:${caseId}`;
export const tagOfLists = 'list';

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
  };
}
