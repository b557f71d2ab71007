import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { VerificationView } from '#src/shared/verification/verification-view.ts';
import { findVerification } from './find-verification.ts';

type Operation = 'select' | 'unselect' | 'hide';
type Asked = { verifyId: string; infoUuid: string; operation: Operation; ownerUserId: string };

/**
 * Answers the fundraiser may put one first (and show it again), take it from there, and hide it.
 */
export async function operateVerification(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { verifyId, infoUuid, operation, ownerUserId }: Asked,
  now: number,
): Promise<VerificationView> {
  const changes = {
    select: { selected_at: now, hidden_at: null },
    unselect: { selected_at: null },
    hide: { selected_at: null, hidden_at: now },
  }[operation];
  const view = await inTransaction(db, async (trx) => {
    await trx
      .updateTable('verifications')
      .set(changes)
      .where('id', '=', verifyId)
      .where('case_id', '=', infoUuid)
      .execute();
    return findVerification(trx, { caseId: infoUuid, verifyId, viewerUserId: ownerUserId });
  });
  if (!view) throw new Problem('notFound');
  pageTags.purge([tagOfCase(infoUuid)]);
  return view;
}
