import type { Database } from '#src/server/db/database.ts';
import type { CaseCard } from '#src/shared/cases/calls.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { cardsOf } from './case-cards.ts';
import { selectCards } from './select-cases.ts';

type Asked = { caseId: string; locale: Locale };

/** Finds one public case as a card, whatever became of it. */
export async function findCard(
  db: Database,
  { caseId, locale }: Asked,
  now: number,
): Promise<CaseCard | undefined> {
  const row = await selectCards(db, locale)
    .where('cases.id', '=', caseId)
    .where('status', 'in', publicCaseStatuses)
    .executeTakeFirst();
  const [card] = row ? await cardsOf(db, { rows: [row], locale }, now) : [];
  return card;
}
