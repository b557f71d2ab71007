import { randomInt } from 'node:crypto';
import type { Database } from '#src/server/db/database.ts';
import type { CaseCard } from '#src/shared/cases/calls.ts';
import { quietOrder } from '#src/shared/cases/quiet-order.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { findCases } from './find-cases.ts';

const everyOne = { illness: '', city: '', keyword: '', anchorId: '' } as const;

/** It was drawn from the first so many of a tab. */
type Drawn = { card: CaseCard; tab: 'notYetHelped' | 'recommended'; outOf: number };

/**
 * Picks one family by chance, each as likely as the other, among those that wait for longest
 * without help; among the first of all where every one was helped.
 */
export async function pickUnhelped(
  db: Database,
  { locale }: { locale: Locale },
  now: number,
): Promise<Drawn | undefined> {
  for (const tab of ['notYetHelped', 'recommended'] as const) {
    const size = quietOrder.drawnFrom;
    const { list } = await findCases(db, { ...everyOne, tab, size, locale }, now);
    const card = list.length > 0 ? list[randomInt(list.length)] : undefined;
    if (card) return { card, tab, outOf: list.length };
  }
  return undefined;
}
