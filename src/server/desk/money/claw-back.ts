import { findCaseOwner } from '#src/server/cases/find-case-owner.ts';
import { findMoneyOfCase } from '#src/server/cases/find-money-of-case.ts';
import { requireOthersCase } from '#src/server/cases/require-others-case.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postClawback } from '#src/server/ledger/postings-of-payouts.ts';
import { notify } from '#src/server/notices/notify.ts';
import { settleLeft } from '#src/server/refunds/case/finish-case-refund.ts';
import { addProposal } from '#src/server/review/add-proposal.ts';
import type { Clawback } from '#src/server/review/find-proposals.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { askTopUp, topUpNoOf } from '#src/server/withdrawals/returns/top-gateway-up.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { requireUnusedStatement } from './require-unused-statement.ts';

type PaidBack = Clawback & { statementNo: string };
type Asked = PaidBack & { reason: string; staffUserId: string };

/** Whom a case was paid out to gave money back, the bank's statement says: the first of two. */
export async function proposeClawback(
  db: Database,
  { infoUuid, statementNo: subject, amountInFen, reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  const value: Clawback = { infoUuid, amountInFen };
  try {
    await inTransaction(db, async (trx) => {
      await addProposal(trx, { kind: 'clawback', subject, value, reason, staffUserId }, now);
      // Only now: the row waited for whoever was confirming the same number.
      await requireUnusedStatement(trx, subject);
      if (!(await findCaseOwner(trx, infoUuid))) throw new Problem('notFound');
      const { paidOutInFen } = await findMoneyOfCase(trx, infoUuid);
      if (amountInFen > paidOutInFen) throw new Problem('clawbackTooMuch');
      await requireOthersCase(trx, infoUuid, staffUserId);
      const act = { act: 'proposeClawback', staffUserId, reason, caseId: infoUuid } as const;
      await recordAct(trx, { ...act, subjectId: subject, detail: { amountInFen }, now });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('statementUsed');
    throw error;
  }
}

type Arrived = PaidBack & { gateway: string };

/** The second said so too: the case has it again, and never more than was paid out. */
export async function clawBack(trx: Trx, arrived: Arrived, now: number): Promise<void> {
  const { infoUuid: caseId, statementNo, amountInFen } = arrived;
  await requireUnusedStatement(trx, statementNo);
  await bookClawback(trx, arrived, now);
  // Only now: the balance waited for whoever booked another one of this case.
  const { paidOutInFen } = await findMoneyOfCase(trx, caseId);
  if (paidOutInFen < 0) throw new Problem('clawbackTooMuch');
  await settleLeft(trx, caseId, now);
  const userId = await findCaseOwner(trx, caseId);
  if (userId === undefined) throw new Problem('notFound');
  const told = { kind: 'paidBack', caseId, subjectId: statementNo, userId } as const;
  await notify(trx, { ...told, params: { amountInFen }, now });
}

/** The case has it, and it is on its way to the gateway. Throws for a number that went with another sum. */
export async function bookClawback(
  trx: Trx,
  { infoUuid, statementNo, amountInFen, gateway }: Arrived,
  now: number,
): Promise<void> {
  await postClawback(trx, { statementNo, caseId: infoUuid, amountInFen, now });
  const topUp = { topUpNo: topUpNoOf(statementNo), gateway, amountInFen };
  if ((await askTopUp(trx, topUp, now)) !== amountInFen) throw new Problem('statementUsed');
}
