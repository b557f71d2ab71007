import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { callOffRefund, isUnlaunched } from './call-off-refund.ts';
import { findCaseRefund, type StoredCaseRefund } from './find-case-refund.ts';
import { askForRelease } from './review-refund.ts';

type Own = { refundId: string; userId: string };

/** Answers the fundraiser's last word after the review; asked again, it changes nothing. */
export async function launchRefund(
  { db }: Pick<Services, 'db'>,
  own: Own,
  now: number,
): Promise<{ status: StoredCaseRefund['status'] }> {
  return inTransaction(db, async (trx) => {
    const refund = await getOwn(trx, own);
    if (refund.launchedAt !== null) return { status: refund.status };
    if (refund.status !== 'PASSED') throw new Problem('refundNotOpen');
    await trx
      .updateTable('case_refunds')
      .set({ launched_at: now })
      .where('id', '=', refund.refundId)
      .where('launched_at', 'is', null)
      .execute();
    await askForRelease(trx, refund, now);
    return { status: refund.status };
  });
}

/** Takes an application back before it is launched; the case is again what it was. */
export async function cancelRefund(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  own: Own,
  now: number,
): Promise<{ status: StoredCaseRefund['status'] }> {
  const refund = await inTransaction(db, async (trx) => {
    const found = await getOwn(trx, own);
    if (found.status === 'CANCELLED') return found;
    if (!isUnlaunched(found)) throw new Problem('refundNotOpen');
    await callOffRefund(trx, { ...found, because: 'byFamily' }, now);
    return found;
  });
  pageTags.purge([tagOfCase(refund.caseId), tagOfLists]);
  return { status: 'CANCELLED' };
}

async function getOwn(trx: Trx, { refundId, userId }: Own): Promise<StoredCaseRefund> {
  const refund = await findCaseRefund(trx, refundId, { lock: true });
  if (refund?.kind !== 'fundraiser' || refund.applicantUserId !== userId) {
    throw new Problem('notFound');
  }
  return refund;
}
