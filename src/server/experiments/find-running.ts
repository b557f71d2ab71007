import type { Database, Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { prepared } from '#src/server/db/prepared.ts';
import type { CashierTest } from '#src/shared/experiments/cashier-test.ts';

export type RunningTest = { id: string; test: CashierTest };

const find = prepared((db) =>
  db.selectFrom('experiments').select(['id', 'rules']).where('stopped_at', 'is', null),
);

/** Finds the test at the cashier that runs now; there is one at most. */
export async function findRunning(db: Database | Trx): Promise<RunningTest | undefined> {
  const row = await find.first(db, {});
  return row && { id: row.id, test: fromJson<CashierTest>(row.rules) };
}
