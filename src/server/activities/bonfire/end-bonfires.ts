import type { Trx } from '#src/server/db/database.ts';
import type { BonfireStatus } from '#src/shared/activities/bonfire/bonfire-rule.ts';
import { tellEnded } from './tell-team.ts';

type Ended = {
  of: { bonfireId: string } | { activityId: string };
  status: Exclude<BonfireStatus, 'APPROVE'>;
};

/** Open teams end, and what was promised to them is free again. The caller holds the activity. */
export async function endBonfires(trx: Trx, { of, status }: Ended, now: number): Promise<void> {
  let query = trx
    .updateTable('bonfires')
    .set({ status, ended_at: now, promised_in_fen: 0 })
    .where('ended_at', 'is', null)
    .returning(['id', 'case_id as caseId']);
  query =
    'bonfireId' in of
      ? query.where('id', '=', of.bonfireId)
      : query.where('activity_id', '=', of.activityId);
  const ended = await query.execute();
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await trx
    .updateTable('bonfire_members')
    .set({ ended_at: now })
    .where('bonfire_id', 'in', ids)
    .execute();
  if (status !== 'END_WITH_TIME') return;
  for (const { id: bonfireId, caseId } of ended) await tellEnded(trx, { bonfireId, caseId }, now);
}
