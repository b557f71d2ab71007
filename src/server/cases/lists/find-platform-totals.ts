import { hasGifts, shownSums } from '#src/server/cases/money/shown-fund.ts';
import type { Database } from '#src/server/db/database.ts';
import type { PlatformTotals } from '#src/shared/cases/case-detail.ts';

/** Finds what was raised on the whole platform, for how many families, by all cases' funds. */
export async function findPlatformTotals(db: Database): Promise<PlatformTotals> {
  return await db
    .selectFrom('case_funds')
    .where(hasGifts)
    .select([shownSums.raised, shownSums.gifts])
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('caseCount'))
    .executeTakeFirstOrThrow();
}
