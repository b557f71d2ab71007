import type { Database } from '#src/server/db/database.ts';
import { isKept } from '#src/server/db/kept-gifts.ts';
import type { ObjectorKind, ShownObjector } from '#src/shared/withdrawals/objector-kinds.ts';
import { verifiersOf } from './find-objector-kind.ts';

/** Of fewer people than this, everyone who knows the case knows who it is. */
const leastOfKind = 3;

/** Finds as what those who object to a case's withdrawals are shown. */
export async function findShownObjectors(
  db: Database,
  caseId: string,
): Promise<Readonly<Record<ObjectorKind, ShownObjector>>> {
  const donors = db
    .selectFrom('donations')
    .where('case_id', '=', caseId)
    .where('user_id', 'is not', null)
    .where('paid_at', 'is not', null)
    .where(isKept);
  const [given, verified] = await Promise.all([
    donors.select('user_id').distinct().limit(leastOfKind).execute(),
    verifiersOf(db, caseId).select('user_id').distinct().limit(leastOfKind).execute(),
  ]);
  return {
    donor: given.length < leastOfKind ? 'someone' : 'donor',
    verifier: verified.length < leastOfKind ? 'someone' : 'verifier',
    named: 'someone',
  };
}
