import type { Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { DoctorLevel } from '#src/shared/verification/doctor-levels.ts';

type Checked = {
  verifyId: string;
  level: Exclude<DoctorLevel, 'declared'>;
  staffUserId: string;
  now: number;
};

/** Staff saw the work card, or the hospital said so: from now on it counts as a doctor's word. */
export async function checkDoctor(
  trx: Trx,
  { verifyId, level, staffUserId, now }: Checked,
): Promise<string> {
  const checked =
    level === 'confirmed'
      ? { confirmed_at: now, confirmed_by: staffUserId }
      : { card_seen_at: now, card_seen_by: staffUserId };
  const row = await trx
    .updateTable('verifications')
    .set(checked)
    .where('id', '=', verifyId)
    .where('kind', '=', 'doctor')
    .where('withdrawn_at', 'is', null)
    .returning('case_id as caseId')
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return row.caseId;
}
