import * as v from 'valibot';
import type { Database } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { addProposal } from '#src/server/review/add-proposal.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type CashierTest, cashierTest } from '#src/shared/experiments/cashier-test.ts';
import { findRunning } from './find-running.ts';

type Asked = CashierTest & { reason: string; staffUserId: string };

/** There is one cashier, so there is one proposal. */
const subject = 'cashier';

/** The first of two wants a test at the cashier, since it is near money. */
export async function proposeTest(
  db: Database,
  { reason, staffUserId, ...wish }: Asked,
  now: number,
): Promise<void> {
  const parsed = v.safeParse(cashierTest, wish);
  if (!parsed.success) throw new Problem('inputInvalid', { fields: { amountInFen: 'unknown' } });
  const value = parsed.output;
  try {
    await inTransaction(db, async (trx) => {
      if (await findRunning(trx)) throw new Problem('testRuns');
      await addProposal(trx, { kind: 'cashierTest', subject, value, reason, staffUserId }, now);
      const act = { act: 'proposeTest', staffUserId, reason, subjectId: subject } as const;
      await recordAct(trx, { ...act, detail: value, now });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('proposalNotOpen');
    throw error;
  }
}
