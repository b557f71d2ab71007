import type { Trx } from '#src/server/db/database.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { PromiseKind } from '#src/shared/activities/directed/promises.ts';
import { addToSums } from './add-to-sums.ts';
import { waitForEnd } from './wait-for-end.ts';

type Promised = {
  kind: PromiseKind;
  activityId: string;
  ruleVersion: number;
  userId: string;
  caseId: string | null;
  orderId: string | null;
  amountInFen: number;
  endsAt: number;
};

/**
 * Keeps a part of a pool for one person, who has it at most once: undefined where they had it. The
 * caller holds the activity, and has seen that the pool bears it.
 */
export async function makePromise(
  trx: Trx,
  promised: Promised,
  now: number,
): Promise<string | undefined> {
  const id = newId();
  const { activityId, ruleVersion, userId, caseId, orderId, amountInFen, endsAt } = promised;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('pool_promises')
    .values({
      ...{ id, kind: promised.kind, activity_id: activityId, rule_version: ruleVersion },
      ...{ user_id: userId, case_id: caseId, order_id: orderId, amount_in_fen: amountInFen },
      ...{ status: 'OPEN', made_at: now, ends_at: endsAt, settled_at: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return undefined;
  const sum = { activityId, kind: promised.kind, times: 1, inFen: amountInFen };
  await addToSums(trx, { ...sum, status: 'OPEN' });
  await waitForEnd(trx, { promiseId: id, endsAt });
  return id;
}
