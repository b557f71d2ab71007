import type { Trx } from '#src/server/db/database.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';

export const compareJob = 'compare-case';

/** Has a case compared with others; until that is done it is not published. */
export async function askComparison(trx: Trx, caseId: string, now: number): Promise<void> {
  const { round } = await trx
    .insertInto('clone_checks')
    .values({ case_id: caseId, round: 1, asked_at: now, done_at: null })
    .onConflict((conflict) =>
      conflict.column('case_id').doUpdateSet((eb) => ({
        round: eb('clone_checks.round', '+', 1),
        asked_at: now,
        done_at: null,
      })),
    )
    .returning('round')
    .executeTakeFirstOrThrow();
  await enqueue(trx, {
    name: compareJob,
    id: `${compareJob}:${caseId}:${round}`,
    payload: { caseId },
    runAt: now,
  });
}
