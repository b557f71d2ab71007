import type { Trx } from '#src/server/db/database.ts';
import { greenAnswerDays } from '#src/shared/advisers/green/green-steps.ts';
import { workingDaysAfter } from '#src/shared/advisers/leads/working-day.ts';

type Applied = { id: string; userId: string | null };

/** An application to the doctor channel begins as asked, in the transaction of its words. */
export async function addGreenPath(trx: Trx, { id, userId }: Applied, now: number): Promise<void> {
  if (userId === null) throw new Error('An application to the doctor channel is of an account.');
  const times = {
    due_at: workingDaysAfter(now, greenAnswerDays),
    created_at: now,
    changed_at: now,
  };
  await trx
    .insertInto('green_paths')
    .values({ id, user_id: userId, state: 'asked', ...times })
    .execute();
}
