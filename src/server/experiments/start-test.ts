import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import type { CashierTest } from '#src/shared/experiments/cashier-test.ts';

type Confirmed = {
  proposalId: string;
  test: CashierTest;
  reason: string;
  proposedBy: string;
  confirmedBy: string;
};

/** The second person said so too: from now on it runs. None is proposed while one does. */
export async function startTest(trx: Trx, confirmed: Confirmed, now: number): Promise<void> {
  const { proposalId, test, reason, proposedBy, confirmedBy } = confirmed;
  const persons = { proposed_by: proposedBy, confirmed_by: confirmedBy };
  await trx
    .insertInto('experiments')
    .values({ id: proposalId, rules: toJson(test), reason, ...persons, started_at: now })
    .execute();
}
