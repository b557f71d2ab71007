import { callReturnOff } from '#src/server/cases/transitions/return-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import type { CaseStatus } from '#src/shared/cases/enumerations.ts';
import type { StoredCaseRefund } from './find-case-refund.ts';
import { returnBy } from './open-case-refund.ts';

/** A refund came to nothing before it began: the case is again what it was. */
export async function giveCaseUp(trx: Trx, refund: StoredCaseRefund): Promise<void> {
  if (refund.kind === 'grace') throw new Error('A grace refund never stopped its case.');
  const { statusBefore, endReasonBefore: endReason, finishedAtBefore: finishedAt } = refund;
  const before = { status: statusBefore as CaseStatus, endReason, finishedAt };
  await callReturnOff(trx, { caseId: refund.caseId, by: returnBy[refund.kind], before });
}
