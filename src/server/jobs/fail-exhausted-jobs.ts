import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { prepared } from '#src/server/db/prepared.ts';
import type { Schema } from '#src/server/db/schema.ts';
import type { GivingUp } from './lease-jobs.ts';

type Exhausted = { maxAttempts: number; now: number };

const isExhausted =
  ({ maxAttempts, now }: Exhausted) =>
  ({ and, or, eb }: ExpressionBuilder<Schema, 'jobs'>) =>
    and([
      ...[eb('done_at', 'is', null), eb('failed_at', 'is', null), eb('run_at', '<=', now)],
      eb('attempts', '>=', maxAttempts),
      or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]),
    ]);

const findExhausted = prepared((db, asked: Exhausted) =>
  db.selectFrom('jobs').select('id').where(isExhausted(asked)).limit(1),
);

/** Answers gives up jobs whose runners died in every attempt they had. */
export async function failExhaustedJobs(
  db: Database,
  { maxAttempts, tellGivenUp }: GivingUp,
  now: number,
): Promise<void> {
  if (!(await findExhausted.first(db, { maxAttempts, now }))) return;
  await inTransaction(db, async (trx) => {
    const jobs = await trx
      .updateTable('jobs')
      .set({ failed_at: now, leased_by: null, leased_until: null })
      .set({ last_error: 'Its runner died in the last attempt.' })
      .where(isExhausted({ maxAttempts, now }))
      .returning(['id', 'name'])
      .execute();
    for (const job of jobs) await tellGivenUp?.(trx, job, now);
  });
}
