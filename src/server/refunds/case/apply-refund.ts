import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { bindImages } from '#src/server/media/bind-images.ts';
import { requireOwnImages } from '#src/server/media/require-own-images.ts';
import type { Idempotency } from '#src/server/platform/once.ts';
import { once } from '#src/server/platform/once.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { openCaseRefund } from './open-case-refund.ts';

type Application = {
  caseId: string;
  userId: string;
  reason: string;
  attachments: readonly string[];
  idempotency: Idempotency;
};

export const refundSubject = (refundId: string) => `refund:${refundId}` as const;

/** The fundraiser asks to give all gifts back; the same key answers the same application. */
export async function applyRefund(
  services: Pick<Services, 'db' | 'keys' | 'pageTags'>,
  { caseId, userId, reason, attachments, idempotency }: Application,
  now: number,
): Promise<{ refundId: string; status: 'APPLIED' }> {
  const { db, keys, pageTags } = services;
  try {
    const applied = await once(db, { keys, idempotency, now }, async (trx) => {
      await requireOwnImages(trx, { imageIds: attachments, userId, purposes: ['refund'] });
      const fundraiser = { caseId, kind: 'fundraiser', applicantUserId: userId, reason } as const;
      const opened = await openCaseRefund(trx, fundraiser, now);
      await bindImages(trx, {
        imageIds: attachments,
        subject: refundSubject(opened.refundId),
        now,
      });
      return opened;
    });
    pageTags.purge([tagOfCase(caseId), tagOfLists]);
    return applied;
  } catch (error) {
    if (isUniqueViolation(error, 'case_refunds.case_id')) throw new Problem('refundOpen');
    throw error;
  }
}
