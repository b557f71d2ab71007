import { endHolds } from '#src/server/activities/holds/end-holds.ts';
import { lockActivity } from '#src/server/activities/lock-activity.ts';
import { endPromises } from '#src/server/activities/promises/end-promises.ts';
import { changeMatched } from '#src/server/cases/transitions/change-matched.ts';
import type { Trx } from '#src/server/db/database.ts';
import { postMatchBack } from '#src/server/ledger/postings-of-matches.ts';
import { addMatched } from './add-matched.ts';

type Match = { activityId: string; amountInFen: number };

/**
 * Locks what these gifts were matched with, which waits for the desk no more; pockets that they
 * brought and nobody opened are there no more. Their activities wait for the caller from here on,
 * who holds the case's fund and has posted nothing yet.
 */
export async function lockMatches(
  trx: Trx,
  orderIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Match>> {
  const rows = await trx
    .selectFrom('activity_grants')
    .select(['order_id as orderId', 'activity_id as activityId', 'amount_in_fen as amountInFen'])
    .where('order_id', 'in', orderIds)
    .$narrowType<{ orderId: string }>()
    .execute();
  const kept = await trx
    .selectFrom('pool_promises')
    .select('activity_id as activityId')
    .where('order_id', 'in', orderIds)
    .execute();
  const activityIds = new Set([...rows, ...kept].map(({ activityId }) => activityId));
  for (const activityId of [...activityIds].sort()) await lockActivity(trx, activityId);
  if (rows.length > 0) await endHolds(trx, orderIds, now);
  if (kept.length > 0) await endPromises(trx, { orderIds }, now);
  return new Map(rows.map(({ orderId, ...match }) => [orderId, match]));
}

type Back = { refundNo: string; activityId: string; amountInFen: number };

/** Gifts go back, and with each what it was matched with, to the pool it came from. */
export async function returnMatches(
  trx: Trx,
  { caseId, backs }: { caseId: string; backs: readonly Back[] },
  now: number,
): Promise<void> {
  for (const { refundNo, activityId, amountInFen } of backs) {
    await postMatchBack(trx, { activityId, refundNo, caseId, amountInFen, now });
    await addMatched(trx, { activityId, caseId, amountInFen: -amountInFen });
  }
  const sum = backs.reduce((whole, { amountInFen }) => whole + amountInFen, 0);
  if (sum > 0) await changeMatched(trx, { caseId, amountInFen: -sum });
}
