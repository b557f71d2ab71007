import type { Database, Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postPoolFunding, subsidyPool } from '#src/server/ledger/postings-of-payouts.ts';
import { addProposal } from '#src/server/review/add-proposal.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { requireUnusedStatement } from './require-unused-statement.ts';

type Arrived = { statementNo: string; amountInFen: number };
type Asked = Arrived & { sponsor: string; reason: string; staffUserId: string };

/** A sponsor's money stands on the bank's statement: this is the first of two who say so. */
export async function proposeFunding(
  db: Database,
  { statementNo: subject, amountInFen, sponsor, reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  const value = { amountInFen, sponsor };
  try {
    await inTransaction(db, async (trx) => {
      await addProposal(trx, { kind: 'poolFunding', subject, value, reason, staffUserId }, now);
      // This is asked only now: the row waited for whoever was confirming the same number.
      await requireUnusedStatement(trx, subject);
      const act = { act: 'proposeFunding', staffUserId, reason, subjectId: subject } as const;
      await recordAct(trx, { ...act, detail: value, now });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('statementUsed');
    throw error;
  }
}

/** The second said so too: B to P, once for a number of the statement. */
export async function fundPool(
  trx: Trx,
  { statementNo, amountInFen }: Arrived,
  now: number,
): Promise<void> {
  await requireUnusedStatement(trx, statementNo);
  const money = { poolId: subsidyPool, reference: statementNo, amountInFen };
  await postPoolFunding(trx, { ...money, now });
}
