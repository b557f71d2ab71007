import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { findReadyTexts } from '#src/server/desk/ready-texts/find-ready-texts.ts';
import type { RefusedField, RefusedReason } from '#src/shared/desk/figures/work-figures.ts';
import { type Locale, locales } from '#src/shared/platform/locale.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import type { ReadyWording } from '#src/shared/review/ready-texts.ts';

/** The newest refusals say what is wrong today; a year of them says no more. */
const mostRefusals = 5000;

type Refused = { queue: QueueName; field: string; words: string };

/**
 * Finds which fields were refused how often and for what, by the trail; the words stay where they
 * are.
 */
export async function findRefusals(db: Database, since: number) {
  const acts = await db
    .selectFrom('audit_trail')
    .select(['queue', 'detail'])
    .where('at', '>=', since)
    .where('act', '=', 'refuse')
    .orderBy('at', 'desc')
    .limit(mostRefusals)
    .execute();
  const refused = acts.flatMap(({ queue, detail }): Refused[] => {
    const { refusals = {} } = fromJson<{ refusals?: Record<string, string> }>(detail);
    return Object.entries(refusals).map(([field, words]) => ({
      ...{ queue: queue as QueueName, field, words },
    }));
  });
  return {
    refusedFields: fieldsOf(refused),
    refusedReasons: refused.length === 0 ? [] : reasonsOf(refused, await findReadyTexts(db)),
  };
}

const mostFirst = <T extends { count: number }>(counted: T[]) =>
  counted.sort((one, other) => other.count - one.count);

function fieldsOf(refused: readonly Refused[]): RefusedField[] {
  const found = Map.groupBy(refused, ({ queue, field }) => `${queue} ${field}`);
  return mostFirst(
    [...found.values()].flatMap(([one, ...more]) =>
      one ? [{ queue: one.queue, field: one.field, count: more.length + 1 }] : [],
    ),
  );
}

/** A family was told a ready text in its own language, and perhaps words of staff after it. */
function reasonsOf(refused: readonly Refused[], texts: readonly ReadyWording[]): RefusedReason[] {
  const found = Map.groupBy(refused, ({ words }) => {
    const said = (text: ReadyWording) => locales.map((locale) => text.said[locale].words);
    const isIt = (one: string) => words === one || words.startsWith(`${one}\n`);
    return texts.find((text) => said(text).some(isIt));
  });
  return mostFirst(
    [...found].map(([text, told]) => ({ label: labelOf(text), count: told.length })),
  );
}

function labelOf(text: ReadyWording | undefined): RefusedReason['label'] {
  if (!text) return null;
  const labels = locales.map((locale): [Locale, string] => [locale, text.said[locale].label]);
  return Object.fromEntries(labels) as Record<Locale, string>;
}
