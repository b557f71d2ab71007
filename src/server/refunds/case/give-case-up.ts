import type { Trx } from '#src/server/db/database.ts';
import type { CaseStatus } from '#src/shared/cases/enumerations.ts';
import type { StoredCaseRefund } from './find-case-refund.ts';
import { endReasonsOf } from './open-case-refund.ts';

/** A refund came to nothing before it began: the case is again what it was. */
export async function giveCaseUp(trx: Trx, refund: StoredCaseRefund): Promise<void> {
  if (refund.kind === 'grace') throw new Error('A grace refund never stopped its case.');
  await trx
    .updateTable('cases')
    .set({
      status: refund.statusBefore as CaseStatus,
      end_reason: refund.endReasonBefore,
      finished_at: refund.finishedAtBefore,
    })
    .where('id', '=', refund.caseId)
    .where('end_reason', '=', endReasonsOf[refund.kind].open)
    .execute();
}
