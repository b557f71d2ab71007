import type { Database } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openTask } from '#src/server/review/open-task.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Complaint = { verifyId: string; reason: string; userId: string };

/** Keeps a complaint for staff; what it is about stays as it is until they have looked. */
export async function addComplaint(
  db: Database,
  { verifyId, reason, userId }: Complaint,
  now: number,
): Promise<void> {
  try {
    await inTransaction(db, async (trx) => {
      const found = await trx
        .selectFrom('verifications')
        .select(['user_id', 'case_id'])
        .where('id', '=', verifyId)
        .where('counted_at', 'is not', null)
        .where('hidden_at', 'is', null)
        .executeTakeFirst();
      if (!found) throw new Problem('notFound');
      if (found.user_id === userId) throw new Problem('verifiedByYou');
      await trx
        .insertInto('verification_complaints')
        .values({
          verification_id: verifyId,
          user_id: userId,
          reason,
          state: 'open',
          created_at: now,
        })
        .execute();
      await openTask(trx, {
        queue: 'verification',
        subjectId: verifyId,
        caseId: found.case_id,
        submittedBy: userId,
        now,
      });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('alreadyComplained');
    throw error;
  }
}
