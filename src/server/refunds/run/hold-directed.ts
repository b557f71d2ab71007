import { lockActivity } from '#src/server/activities/lock-activity.ts';
import { backNoOf } from '#src/server/activities/match/back-no.ts';
import { returnMatches } from '#src/server/activities/match/return-matches.ts';
import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { shareOut } from '#src/shared/tracing/share-out.ts';
import { findDirected } from './find-directed.ts';

type Held = { refundId: string; caseId: string; directedInFen: number };
type Part = { cause: string; activityId: string; shareInFen: number };

const batchSize = 100;

/**
 * What people directed without a gift goes back to its pools, each its part by largest remainder,
 * in batches; a run may stop anywhere.
 */
export async function holdDirected(
  { db }: Pick<Services, 'db'>,
  { signal, refundId, caseId, directedInFen }: Held & { signal?: AbortSignal | undefined },
  now: number,
): Promise<void> {
  if (directedInFen === 0) return;
  const grants = await findDirected(db, { refundId, caseId });
  const weights = Object.fromEntries(grants.map(({ cause, amountInFen }) => [cause, amountInFen]));
  const shares = shareOut(directedInFen, weights);
  const waiting = grants
    .filter(({ returned }) => returned === null)
    .map(({ cause, activityId }) => ({ cause, activityId, shareInFen: shares[cause] ?? 0 }))
    .filter(({ shareInFen }) => shareInFen > 0);
  for (let from = 0; from < waiting.length; from += batchSize) {
    const parts = waiting.slice(from, from + batchSize);
    await inTransaction(db, (trx) => holdParts(trx, { refundId, caseId, parts }, now), { signal });
  }
}

/** Answers the caller's own batch, less what another run returned at the same time. */
async function holdParts(
  trx: Trx,
  { refundId, caseId, parts }: Pick<Held, 'refundId' | 'caseId'> & { parts: readonly Part[] },
  now: number,
): Promise<void> {
  await lockCaseFund(trx, caseId);
  const activityIds = [...new Set(parts.map(({ activityId }) => activityId))].sort();
  for (const activityId of activityIds) await lockActivity(trx, activityId);
  const returned = await trx
    .insertInto('grant_returns')
    .values(
      parts.map(({ cause, shareInFen }) => ({
        ...{ cause, case_refund_id: refundId, amount_in_fen: shareInFen, created_at: now },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('cause')
    .execute();
  const mine = new Set(returned.map(({ cause }) => cause));
  const backs = parts
    .filter(({ cause }) => mine.has(cause))
    .map(({ cause, activityId, shareInFen: amountInFen }) => {
      return { refundNo: backNoOf(cause), activityId, amountInFen };
    });
  await returnMatches(trx, { caseId, backs }, now);
}
