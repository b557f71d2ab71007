import { type Locale, locales } from '#src/shared/platform/locale.ts';

type Dated = { id: string; data: { draft: boolean; publishedOn: Date } };

const hoursAheadInMs = 8 * 3_600_000;

/**
 * Answers the day it is in China, as the midnight in UTC by which the fields of a text name a day.
 */
export function dayInChina(now: Date): Date {
  return new Date(new Date(now.getTime() + hoursAheadInMs).toISOString().slice(0, 10));
}

export function isPublished({ data }: Dated, today: Date): boolean {
  return !data.draft && data.publishedOn <= today;
}

/** Answers the name of a text, which is the same in all languages. */
export function nameOf({ id }: { id: string }): string {
  return id.slice(id.indexOf('/') + 1);
}

/**
 * Answers the texts that may be shown: published in every language, so that no reader misses one.
 */
export function publishedOf<Entry extends Dated>(entries: readonly Entry[], today: Date): Entry[] {
  const published = entries.filter((entry) => isPublished(entry, today));
  const ids = new Set(published.map(({ id }) => id));
  const isWhole = (entry: Entry) =>
    locales.every((locale: Locale) => ids.has(`${locale}/${nameOf(entry)}`));
  return published.filter(isWhole);
}

/** Remembers what was read until the day is another, on which other texts may be shown. */
export function keepForDay(dayNow: () => Date) {
  let day = 0;
  const kept = new Map<string, Promise<unknown>>();
  return <List>(name: string, read: () => Promise<List>): Promise<List> => {
    const today = dayNow().getTime();
    if (today !== day) kept.clear();
    day = today;
    const list = (kept.get(name) as Promise<List> | undefined) ?? read();
    kept.set(name, list);
    return list;
  };
}
