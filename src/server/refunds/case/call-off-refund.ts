import type { Trx } from '#src/server/db/database.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import type { ClosedBecause } from '#src/shared/review/closed-because.ts';
import { findCaseRefund, type StoredCaseRefund } from './find-case-refund.ts';
import { findUnlaunched } from './find-unlaunched.ts';
import { giveCaseUp } from './give-case-up.ts';

/** An application that is not launched comes to nothing: the case is again what it was. */
export async function callOffRefund(
  trx: Trx,
  { because, ...refund }: StoredCaseRefund & { because: ClosedBecause },
  now: number,
): Promise<void> {
  const { refundId: subjectId, status } = refund;
  await trx
    .updateTable('case_refunds')
    .set({ status: 'CANCELLED', ended_at: now })
    .where('id', '=', subjectId)
    .where('status', '=', status)
    .execute();
  await closeTask(trx, { queue: 'refund', subjectId, because, now });
  await giveCaseUp(trx, refund);
}

/** A fundraiser who never launches what they applied for does not keep the platform from refunding. */
export async function callOffUnlaunched(trx: Trx, caseId: string, now: number): Promise<boolean> {
  const unlaunched = await findUnlaunched(trx, caseId);
  const refund = unlaunched && (await findCaseRefund(trx, unlaunched.refundId, { lock: true }));
  if (!refund || !isUnlaunched(refund)) return false;
  await callOffRefund(trx, { ...refund, because: 'settled' }, now);
  return true;
}

export function isUnlaunched({ status, launchedAt }: StoredCaseRefund): boolean {
  return (status === 'APPLIED' || status === 'PASSED') && launchedAt === null;
}
