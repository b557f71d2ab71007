import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { findProposals } from '#src/server/review/find-proposals.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

const most = 20;

/**
 * Finds cases of which a second person has to look at something, oldest first; nothing else leads
 * there.
 */
export async function findWaitingCases(db: Database, locale: Locale) {
  const [fees, clawbacks] = await Promise.all([
    findProposals(db, { kind: 'feeOption' }),
    findProposals(db, { kind: 'clawback' }),
  ]);
  const waiting = [
    ...fees.map((one) => ({ ...one, kind: 'feeOption' as const, infoUuid: one.subject })),
    ...clawbacks.map((one) => ({ ...one, kind: 'clawback' as const, ...one.value })),
  ];
  const shown = waiting.sort((one, other) => one.proposedAt - other.proposedAt).slice(0, most);
  if (shown.length === 0) return [];
  const titles = await db
    .selectFrom('cases')
    .select('id')
    .select(titleIn(locale).as('title'))
    .where(
      'id',
      'in',
      shown.map(({ infoUuid }) => infoUuid),
    )
    .execute();
  return shown.map(({ kind, infoUuid, proposer, proposedAt }) => {
    const title = titles.find(({ id }) => id === infoUuid)?.title ?? '';
    return { kind, infoUuid, title, proposer, proposedAt };
  });
}
