import { inTransaction } from '#src/server/db/in-transaction.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Removed = { pennantId: string; userId: string; report: boolean };

/**
 * Takes it down for good, by who gave it or who received it; the latter may ask staff to look at
 * it.
 */
export async function removePennant(
  { db }: Pick<Services, 'db'>,
  { pennantId, userId, report }: Removed,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('pennants')
      .select(['from_user_id', 'to_user_id', 'case_id', 'hidden_at', 'hidden_by', 'reported_at'])
      .where('id', '=', pennantId)
      .where(({ or, eb }) => or([eb('from_user_id', '=', userId), eb('to_user_id', '=', userId)]))
      .executeTakeFirst();
    // That of a venue is the platform's own: there is nobody to report, nor words to mind.
    if (!row?.from_user_id) throw new Problem('notFound');
    const isReceiver = row.to_user_id === userId;
    const reports = isReceiver && report;
    const task = { queue: 'pennant', subjectId: pennantId } as const;
    await trx
      .updateTable('pennants')
      .set({
        hidden_at: row.hidden_at ?? now,
        hidden_by: row.hidden_by ?? (isReceiver ? 'receiver' : 'giver'),
        reported_at: row.reported_at ?? (reports ? now : null),
      })
      .where('id', '=', pennantId)
      .execute();
    const asked = { caseId: row.case_id, submittedBy: row.from_user_id, urgent: true };
    if (reports) await openTask(trx, { ...task, ...asked, now });
    else if (!isReceiver) await closeTask(trx, { ...task, because: 'byAuthor', now });
  });
}
