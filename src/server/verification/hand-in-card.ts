import { findCaseState } from '#src/server/cases/state/case-state.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { bindImages } from '#src/server/media/bind-images.ts';
import { requireOwnImages } from '#src/server/media/require-own-images.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { verificationWorkCard } from '#src/shared/verification/acts/calls.ts';
import { cardOf } from './doctor-card.ts';

type HandedIn = CallParsed<typeof verificationWorkCard> & { userId: string };

/** Who says to treat the patient shows staff a work card or paper; nobody else ever sees it. */
export function handInCard(
  { db }: Pick<Services, 'db'>,
  { verifyId, attachments: imageIds, userId }: HandedIn,
  now: number,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const caseId = await requireUnconfirmed(trx, { verifyId, userId });
    const state = await findCaseState(trx, caseId);
    if (!state || !canCase('verify', state, now)) throw new Problem('verifyClosed');
    const subject = cardOf(verifyId);
    await requireOwnImages(trx, { imageIds, userId, purposes: ['identity'], subject });
    await bindImages(trx, { imageIds, subject, now });
    const task = { queue: 'doctor', subjectId: verifyId, caseId, submittedBy: userId } as const;
    await openTask(trx, { ...task, now });
  });
}

/** Answers the case of an own word as a doctor, which the hospital has not confirmed yet. */
async function requireUnconfirmed(
  trx: Trx,
  { verifyId, userId }: Pick<HandedIn, 'verifyId' | 'userId'>,
): Promise<string> {
  const row = await trx
    .selectFrom('verifications')
    .select('case_id as caseId')
    .where('id', '=', verifyId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'doctor')
    .where('withdrawn_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return row.caseId;
}
