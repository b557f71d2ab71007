import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { reversePoints } from '#src/server/points/reverse-points.ts';
import type { Services } from '#src/server/services.ts';
import { findTrustGaps, type TrustGap } from '#src/shared/verification/trust-rule.ts';
import { findTrustQuestion } from './find-trust-question.ts';

export const settleJob = 'settle-verification';

type Asked = { keys: Keys; verifyId: string };

/** Counts a verification if the rules of trust are met now, and no longer if they are not. */
export async function applyTrustRule(trx: Trx, asked: Asked, now: number): Promise<TrustGap[]> {
  const question = await findTrustQuestion(trx, asked, now);
  if (!question) return [];
  const gaps = findTrustGaps(question);
  const counts = gaps.length === 0;
  const changed = await trx
    .updateTable('verifications')
    .set({ counted_at: counts ? now : null })
    .where('id', '=', asked.verifyId)
    .where('withdrawn_at', 'is', null)
    .where('counted_at', counts ? 'is' : 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  if (changed && !counts) {
    const undone = { userId: changed.user_id, kind: 'verify', subject: asked.verifyId } as const;
    await reversePoints(trx, undone, now);
  }
  return gaps;
}

/** Looks at a verification again, once time may have met a rule. */
export async function settleVerification(
  { db, keys, pageTags }: Pick<Services, 'db' | 'keys' | 'pageTags'>,
  { verifyId, caseId }: { verifyId: string; caseId: string },
  now: number,
): Promise<void> {
  await inTransaction(db, (trx) => applyTrustRule(trx, { keys, verifyId }, now));
  pageTags.purge([tagOfCase(caseId)]);
}
