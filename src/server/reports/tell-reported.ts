import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';

type Upheld = { case_id: string; reason: string; reportId: string };

/**
 * Tells of what it was accused, never by whom nor in which words; it answers before its next
 * payout.
 */
export async function tellReported(
  trx: Trx,
  { case_id: caseId, reason, reportId: subjectId }: Upheld,
  now: number,
): Promise<void> {
  const { owner_user_id: userId } = await trx
    .selectFrom('cases')
    .select('owner_user_id')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  const told = { kind: 'reportUpheld', caseId, subjectId, params: { reason } } as const;
  await notify(trx, { ...told, userId, now });
}
