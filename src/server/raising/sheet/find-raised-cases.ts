import { caseStateOf } from '#src/server/cases/find-case.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Services } from '#src/server/services.ts';
import { phaseOf } from '#src/shared/cases/case-actions.ts';
import type { CasePhase } from '#src/shared/cases/case-phases.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { findParts } from './part-record.ts';

type RaisedCase = {
  infoUuid: string;
  title: string;
  phase: CasePhase;
  raisedInFen: number;
  targetInFen: number;
  createdAt: number;
  publishedAt: number | null;
  /** Does a part wait to be mended? */
  hasRefusal: boolean;
};

/** More than anyone raises; a limit, so that nothing is read without one. */
const mostShown = 50;

/** The cases someone raises, newest first, also those nobody else sees yet. */
export async function findRaisedCases(
  { db, keys }: { db: Database; keys: Services['keys'] },
  userId: string,
  now: number,
): Promise<RaisedCase[]> {
  const rows = await db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .selectAll('cases')
    .select('raised_in_fen')
    .where('owner_user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('cases.id', 'desc')
    .limit(mostShown)
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const parts = await findParts(db, keys, row.id);
      const base = parts.get('base');
      const written = base?.saved?.fields.title ?? base?.draft?.values.title;
      return {
        infoUuid: row.id,
        title: row.title || String(written ?? ''),
        phase: phaseOf(caseStateOf(row), now),
        raisedInFen: row.raised_in_fen,
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
