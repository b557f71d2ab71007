import type { Trx } from '#src/server/db/database.ts';
import { AccountOverdrawnError } from '#src/server/ledger/change-balances.ts';
import { postMatchFunding, postMatchReturn } from '#src/server/ledger/postings-of-matches.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { lockActivity } from './lock-activity.ts';

type Moved = { activityId: string; statementNo: string; amountInFen: number };

/** A sponsor's money is in the pool of an activity that is not over. */
export async function fundActivity(trx: Trx, moved: Moved, now: number): Promise<void> {
  const { activityId, amountInFen } = moved;
  const { ended_at } = await lockActivity(trx, activityId);
  if ((await postMatchFunding(trx, { ...moved, now })) === 'already') return;
  if (ended_at !== null) throw new Problem('activityStateRefuses');
  await trx
    .updateTable('activities')
    .set((eb) => ({ funded_in_fen: eb('funded_in_fen', '+', amountInFen) }))
    .where('id', '=', activityId)
    .execute();
}

/** What was left in the pool of an activity that is over went back to its sponsor, or a part of it. */
export async function returnToSponsor(trx: Trx, moved: Moved, now: number): Promise<void> {
  const { activityId, amountInFen } = moved;
  const { ended_at } = await lockActivity(trx, activityId);
  if (ended_at === null) throw new Problem('activityStateRefuses');
  try {
    if ((await postMatchReturn(trx, { ...moved, now })) === 'already') return;
  } catch (error) {
    if (error instanceof AccountOverdrawnError) throw new Problem('poolLacks');
    throw error;
  }
  await trx
    .updateTable('activities')
    .set((eb) => ({ returned_in_fen: eb('returned_in_fen', '+', amountInFen) }))
    .where('id', '=', activityId)
    .execute();
}
