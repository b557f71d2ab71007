import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { CashierTest } from '#src/shared/experiments/cashier-test.ts';
import type { GroupResult } from '#src/shared/experiments/group-result.ts';
import { findGroupResults } from './find-group-results.ts';

/** These are more than anyone compares; there is one test at a time. */
const mostListed = 20;

/** Finds the tests at the cashier with what came of them, the newest first. */
export async function findExperiments(db: Database) {
  const rows = await db
    .selectFrom('experiments')
    .innerJoin('users as proposers', 'proposers.id', 'experiments.proposed_by')
    .innerJoin('users as confirmers', 'confirmers.id', 'experiments.confirmed_by')
    .leftJoin('users as stoppers', 'stoppers.id', 'experiments.stopped_by')
    .select([
      'experiments.id as experimentId',
      'experiments.rules',
      'experiments.reason',
      'experiments.started_at as startedAt',
      'experiments.stopped_at as stoppedAt',
      'experiments.stop_reason as stopReason',
      'experiments.results',
      'proposers.nickname as proposer',
      'confirmers.nickname as confirmer',
      'stoppers.nickname as stopper',
    ])
    .orderBy('experiments.started_at', 'desc')
    .orderBy('experiments.id', 'desc')
    .limit(mostListed)
    .execute();
  return Promise.all(
    rows.map(async ({ rules, results, ...row }) => ({
      ...row,
      test: fromJson<CashierTest>(rules),
      isErased: results !== null,
      results: results
        ? fromJson<GroupResult[]>(results)
        : await findGroupResults(db, row.experimentId),
    })),
  );
}
