import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { toJson } from '#src/server/db/json.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { retentionDays } from '#src/shared/platform/retention.ts';
import { findGroupResults } from './find-group-results.ts';

/** Leaves of a test that was stopped long enough ago the totals, and no row about anybody. */
export async function closeTests(db: Database, now: number): Promise<void> {
  const over = await db
    .selectFrom('experiments')
    .select('id')
    .where('stopped_at', '<', now - retentionDays.tests * dayMs)
    .where('results', 'is', null)
    .execute();
  for (const { id } of over) await closeTest(db, id);
}

function closeTest(db: Database, id: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const results = toJson(await findGroupResults(trx, id));
    await trx.updateTable('experiments').set({ results }).where('id', '=', id).execute();
    await trx.deleteFrom('experiment_gifts').where('experiment_id', '=', id).execute();
    await trx.deleteFrom('experiment_exposures').where('experiment_id', '=', id).execute();
  });
}
