import { lockActivity } from '#src/server/activities/lock-activity.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { endBonfires } from './end-bonfires.ts';
import { selectTeam } from './team.ts';

export const bonfireJob = 'bonfire-end';

/** Has the clock look at a team when its time is over. */
export async function waitForEnd(
  trx: Trx,
  { bonfireId, endsAt }: { bonfireId: string; endsAt: number },
): Promise<void> {
  const id = `${bonfireJob}:${bonfireId}`;
  await enqueue(trx, { id, name: bonfireJob, payload: { bonfireId }, runAt: endsAt });
}

/** A team whose time is over ends, once. Answers the case whose pages say so. */
export function heedEnd(
  db: Database,
  { bonfireId }: { bonfireId: string },
  now: number,
): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    const team = await selectTeam(trx).where('id', '=', bonfireId).executeTakeFirst();
    if (!team || now < team.endsAt) return undefined;
    await lockActivity(trx, team.activityId);
    await endBonfires(trx, { of: { bonfireId }, status: 'END_WITH_TIME' }, now);
    return team.caseId;
  });
}
