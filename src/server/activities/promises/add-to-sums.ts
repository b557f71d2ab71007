import type { Trx } from '#src/server/db/database.ts';
import type { LookedAt, PromiseStatus } from '#src/shared/activities/directed/promises.ts';

type Sum = {
  activityId: string;
  kind: LookedAt | 'gift';
  status: PromiseStatus;
  times: number;
  inFen: number;
};

/** So many more were kept or given: no page adds up rows. */
export async function addToSums(
  trx: Trx,
  { activityId, kind, status, times, inFen }: Sum,
): Promise<void> {
  await trx
    .insertInto('grant_sums')
    .values({ activity_id: activityId, kind, status, times, amount_in_fen: inFen })
    .onConflict((conflict) =>
      conflict.columns(['activity_id', 'kind', 'status']).doUpdateSet((eb) => ({
        times: eb('grant_sums.times', '+', times),
        amount_in_fen: eb('grant_sums.amount_in_fen', '+', inFen),
      })),
    )
    .execute();
}

/** What was open is settled. */
export async function moveSums(trx: Trx, { activityId, kind, ...settled }: Sum): Promise<void> {
  await trx
    .updateTable('grant_sums')
    .set((eb) => ({
      times: eb('times', '-', settled.times),
      amount_in_fen: eb('amount_in_fen', '-', settled.inFen),
    }))
    .where('activity_id', '=', activityId)
    .where('kind', '=', kind)
    .where('status', '=', 'OPEN')
    .execute();
  await addToSums(trx, { activityId, kind, ...settled });
}
