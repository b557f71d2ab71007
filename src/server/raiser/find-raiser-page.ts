import { findMoneyOfCase } from '#src/server/cases/money/find-money-of-case.ts';
import type { Database } from '#src/server/db/database.ts';
import { findCounts } from '#src/server/verification/find-counts.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import type { raiserManagePage } from '#src/shared/raiser/calls.ts';
import type { RaiserCase } from './find-raiser-case.ts';
import { findTrend } from './find-trend.ts';

/** Finds what the fundraiser centre shows of a case. */
export async function findRaiserPage(
  db: Database,
  found: RaiserCase,
  now: number,
): Promise<CallAnswer<typeof raiserManagePage>> {
  const { infoUuid, title, phase, inMourning, targetInFen, raisedInFen } = found;
  const [money, trend, verified, followerCount] = await Promise.all([
    findMoneyOfCase(db, infoUuid),
    findTrend(db, infoUuid, now),
    findCounts(db, infoUuid),
    countFollowers(db, infoUuid),
  ]);
  return {
    ...{ infoUuid, title, phase, inMourning, targetInFen, raisedInFen },
    donationCount: found.donationCount,
    shareCount: found.shareCount,
    verificationCount: verified.count,
    followerCount,
    money,
    trend,
  };
}

async function countFollowers(db: Database, caseId: string): Promise<number> {
  const { count } = await db
    .selectFrom('case_follows')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'))
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  return count;
}
