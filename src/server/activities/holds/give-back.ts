import { lockActivity } from '#src/server/activities/lock-activity.ts';
import { backNoOf } from '#src/server/activities/match/back-no.ts';
import { returnMatches } from '#src/server/activities/match/return-matches.ts';
import type { Trx } from '#src/server/db/database.ts';
import { findHeldOfCase } from './find-hold.ts';

type Held = {
  holdId: string;
  cause: string;
  caseId: string;
  activityId: string;
  amountInFen: number;
};

/** What is held goes back to the pools it came from, each once; the caller holds the case's fund. */
export async function giveHeldBack(trx: Trx, holds: readonly Held[], now: number): Promise<void> {
  const activityIds = new Set(holds.map(({ activityId }) => activityId));
  for (const activityId of [...activityIds].sort()) await lockActivity(trx, activityId);
  for (const { cause, caseId, activityId, amountInFen } of holds) {
    await trx
      .insertInto('grant_returns')
      .values({ cause, case_refund_id: null, amount_in_fen: amountInFen, created_at: now })
      .execute();
    const backs = [{ refundNo: backNoOf(cause), activityId, amountInFen }];
    await returnMatches(trx, { caseId, backs }, now);
  }
}

/**
 * A case gives everything back: what waited for the desk goes whole before the rest is shared, since
 * it was never the family's to use. The caller holds the case's fund and has posted nothing yet.
 */
export async function returnHeld(trx: Trx, caseId: string, now: number): Promise<void> {
  const held = await findHeldOfCase(trx, caseId);
  if (held.length === 0) return;
  await giveHeldBack(trx, held, now);
  const holdIds = held.map(({ holdId }) => holdId);
  await trx
    .updateTable('grant_holds')
    .set({ status: 'RETURNED', decided_at: now })
    .where('id', 'in', holdIds)
    .execute();
}
