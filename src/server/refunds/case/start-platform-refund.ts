import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { callOffUnlaunched } from './call-off-refund.ts';
import { type NewCaseRefund, openCaseRefund } from './open-case-refund.ts';
import { tellOwner } from './tell-owner.ts';

type Started = Omit<NewCaseRefund, 'applicantUserId' | 'kind'> & {
  kind: 'falseCase' | 'ended' | 'surplus';
  staffUserId: string;
};

/**
 * Staff ask to give the gifts of a case back; two others review and release it. What its fundraiser
 * applied for and did not launch is called off by it.
 */
export async function startPlatformRefund(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  started: Started,
  now: number,
): Promise<{ refundId: string; status: 'APPLIED' }> {
  try {
    const opened = await inTransaction(db, (trx) => openPlatformRefund(trx, started, now));
    pageTags.purge([tagOfCase(started.caseId), tagOfLists]);
    return opened;
  } catch (error) {
    if (isUniqueViolation(error, 'case_refunds.case_id')) throw new Problem('refundOpen');
    throw error;
  }
}

/** Does the same inside a transaction, for what does more than this. */
export async function openPlatformRefund(
  trx: Trx,
  { caseId, kind, reason, staffUserId }: Started,
  now: number,
): Promise<{ refundId: string; status: 'APPLIED' }> {
  await lockCaseFund(trx, caseId);
  const calledOff = await callOffUnlaunched(trx, caseId, now);
  const applied = { caseId, kind, reason, applicantUserId: staffUserId };
  const refund = await openCaseRefund(trx, applied, now);
  const act = { act: 'startRefund', subjectId: refund.refundId, caseId, reason } as const;
  await recordAct(trx, { staffUserId, ...act, detail: { kind }, now });
  await tellOwner(trx, {
    ...{ caseId, kind: 'platformRefund', subjectId: `${refund.refundId}:started` },
    params: { step: 'started', ...(calledOff ? { calledOff: 1 } : {}) },
    now,
  });
  return refund;
}
