import { fromJson } from '#src/server/db/json.ts';
import { type ActivityNames, nameAmong } from '#src/shared/activities/activity-names.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Named = { name: string; names: string };

/**
 * Answers what an activity is called in the reader's language, or in the first where it has no
 * other name.
 */
export function nameIn({ name, names }: Named, locale: Locale): string {
  return nameAmong({ name, names: fromJson<ActivityNames>(names) }, locale);
}

/** Answers a row with its name in the reader's language, and the others left out. */
export function named<R extends Named>(row: R, locale: Locale): Omit<R, 'names'> {
  const { names, ...rest } = row;
  return { ...rest, name: nameIn(row, locale) };
}
