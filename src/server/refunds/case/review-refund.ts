import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import { openTask } from '#src/server/review/open-task.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { findCaseRefund, type StoredCaseRefund } from './find-case-refund.ts';
import { giveCaseUp } from './give-case-up.ts';
import { tellOwner } from './tell-owner.ts';

type Decided = { refundId: string; staffUserId: string; words: string; now: number };

/** The reviewer agrees: the fundraiser says go next; one of the platform waits for its release. */
export async function passRefund(trx: Trx, decided: Decided): Promise<StoredCaseRefund> {
  const { refundId, staffUserId, now } = decided;
  const refund = await getAt(trx, refundId, 'APPLIED');
  requireAnother(refund, staffUserId);
  await trx
    .updateTable('case_refunds')
    .set({ status: 'PASSED', reviewer_user_id: staffUserId, reviewed_at: now })
    .where('id', '=', refundId)
    .where('status', '=', 'APPLIED')
    .execute();
  if (refund.kind === 'fundraiser') {
    await tellApplicant(trx, { refund, kind: 'refundPassed', now });
  } else await askForRelease(trx, refund, now);
  return refund;
}

/** The reviewer or the releaser says no; the case is again what it was. */
export async function refuseRefund(
  trx: Trx,
  decided: Decided,
  at: 'APPLIED' | 'PASSED',
): Promise<StoredCaseRefund> {
  const { refundId, staffUserId, words, now } = decided;
  const refund = await getAt(trx, refundId, at);
  requireAnother(refund, staffUserId);
  const who =
    at === 'APPLIED' ? { reviewer_user_id: staffUserId } : { releaser_user_id: staffUserId };
  await trx
    .updateTable('case_refunds')
    .set({ status: 'REFUSED', refusal: words, reviewed_at: refund.reviewedAt ?? now, ...who })
    .set({ ended_at: now })
    .where('id', '=', refundId)
    .where('status', '=', at)
    .execute();
  await giveCaseUp(trx, refund);
  if (refund.kind === 'fundraiser') {
    await tellApplicant(trx, { refund, kind: 'refundRefused', words, now });
  } else {
    const subjectId = `${refundId}:dropped`;
    const told = { caseId: refund.caseId, kind: 'platformRefund', subjectId } as const;
    await tellOwner(trx, { ...told, params: { step: 'dropped' }, now });
  }
  return refund;
}

/** Who applied, who reviewed and who releases are three persons; a CHECK says so too. */
export function requireAnother(refund: StoredCaseRefund, staffUserId: string): void {
  if ([refund.applicantUserId, refund.reviewerUserId].includes(staffUserId)) {
    throw new Problem('secondPersonNeeded');
  }
}

export async function askForRelease(
  trx: Trx,
  { refundId, caseId, applicantUserId, kind }: StoredCaseRefund,
  now: number,
): Promise<void> {
  const task = { queue: 'refundRelease', subjectId: refundId, caseId, now } as const;
  await openTask(trx, { ...task, submittedBy: applicantUserId, urgent: kind === 'falseCase' });
}

export async function getAt(
  trx: Trx,
  refundId: string,
  status: StoredCaseRefund['status'],
): Promise<StoredCaseRefund> {
  const refund = await findCaseRefund(trx, refundId, { lock: true });
  if (!refund) throw new Problem('notFound');
  if (refund.status !== status) throw new Problem('refundNotOpen');
  return refund;
}

type Told = {
  refund: StoredCaseRefund;
  kind: 'refundPassed' | 'refundRefused';
  words?: string;
  now: number;
};

async function tellApplicant(trx: Trx, { refund, kind, words, now }: Told): Promise<void> {
  const { applicantUserId, caseId, refundId } = refund;
  if (!applicantUserId) return;
  const about = { userId: applicantUserId, caseId, subjectId: refundId, now };
  await notify(trx, { ...about, kind, ...(words ? { params: { words } } : {}) });
}
