import type { Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Confirmed = { verifyId: string; staffUserId: string; now: number };

/** The hospital said that the person works there: from now on it counts as a doctor's word. */
export async function confirmDoctor(
  trx: Trx,
  { verifyId, staffUserId, now }: Confirmed,
): Promise<string> {
  const row = await trx
    .updateTable('verifications')
    .set({ confirmed_at: now, confirmed_by: staffUserId })
    .where('id', '=', verifyId)
    .where('kind', '=', 'doctor')
    .where('withdrawn_at', 'is', null)
    .returning('case_id as caseId')
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return row.caseId;
}
