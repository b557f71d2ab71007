import { caseStateOf } from '#src/server/cases/find-case.ts';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import { shownFund } from '#src/server/cases/money/shown-fund.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Services } from '#src/server/services.ts';
import { phaseOf } from '#src/shared/cases/case-actions.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { toldPhase } from '#src/shared/cases/told-phase.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { RaisedCase } from '#src/shared/raising/raised-case.ts';
import { findParts } from './part-record.ts';

/** It is more than anyone raises; a limit, so that nothing is read without one. */
const mostShown = 50;

/** Finds the cases someone raises, newest first, also those nobody else sees yet. */
export async function findRaisedCases(
  { db, keys }: { db: Database; keys: Services['keys'] },
  { userId, locale }: { userId: string; locale: Locale },
  now: number,
): Promise<RaisedCase[]> {
  const rows = await db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .selectAll('cases')
    .select([shownFund.raised, titleIn(locale).as('toldTitle')])
    .where('owner_user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('cases.id', 'desc')
    .limit(mostShown)
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const state = caseStateOf(row);
      const parts = await findParts(db, keys, row.id);
      const base = parts.get('base');
      const written = base?.saved?.fields.title ?? base?.draft?.values.title;
      return {
        infoUuid: row.id,
        caseType: row.case_type,
        title: row.toldTitle || String(written ?? ''),
        phase: toldPhase(phaseOf(state, now), state),
        raisedInFen: row.raisedInFen,
        targetInFen: row.target_in_fen,
        createdAt: row.created_at,
        publishedAt: row.published_at,
        hasRefusal: [...parts.values()].some(
          ({ status }) => status === infoReviewStatuses.rejected,
        ),
      };
    }),
  );
}
