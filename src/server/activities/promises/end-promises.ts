import type { Trx } from '#src/server/db/database.ts';
import { moveSums } from './add-to-sums.ts';

type Of = { promiseId: string } | { activityId: string } | { orderIds: readonly string[] };

const atOnce = 500;

/**
 * What is kept for somebody and nobody used is free again: its time is over, its activity is, or
 * the gift that brought it goes back. The caller holds the activity.
 */
export async function endPromises(trx: Trx, of: Of, now: number): Promise<void> {
  const status = 'orderIds' in of ? 'TAKEN_BACK' : 'EXPIRED';
  for (;;) {
    const open = trx
      .selectFrom('pool_promises')
      .select('id')
      .where('status', '=', 'OPEN')
      .limit(atOnce);
    const meant =
      'promiseId' in of
        ? open.where('id', '=', of.promiseId)
        : 'activityId' in of
          ? open.where('activity_id', '=', of.activityId)
          : open.where('order_id', 'in', of.orderIds);
    const ids = (await meant.execute()).map(({ id }) => id);
    if (ids.length === 0) return;
    await settlePromises(trx, { ids, status }, now);
  }
}

type Settled = {
  ids: readonly string[];
  status: 'GIVEN' | 'EXPIRED' | 'TAKEN_BACK';
  /** An allowance was directed to it. */
  caseId?: string;
};

/** Open promises are open no more, each counted once whoever else looks at it. */
export async function settlePromises(
  trx: Trx,
  { ids, status, caseId }: Settled,
  now: number,
): Promise<void> {
  const settled = await trx
    .updateTable('pool_promises')
    .set({ status, settled_at: now, ...(caseId === undefined ? {} : { case_id: caseId }) })
    .where('id', 'in', ids)
    .where('status', '=', 'OPEN')
    .returning(['activity_id as activityId', 'kind', 'amount_in_fen as inFen'])
    .execute();
  const sums = new Map<string, Parameters<typeof moveSums>[1]>();
  for (const { activityId, kind, inFen } of settled) {
    const sum = sums.get(`${activityId} ${kind}`);
    const before = sum ?? { activityId, kind, status, times: 0, inFen: 0 };
    const more = { times: before.times + 1, inFen: before.inFen + inFen };
    sums.set(`${activityId} ${kind}`, { ...before, ...more });
  }
  for (const sum of sums.values()) await moveSums(trx, sum);
}
