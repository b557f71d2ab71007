import { findCaseOwner } from '#src/server/cases/find-case-owner.ts';
import { findMoneyOfCase } from '#src/server/cases/money/find-money-of-case.ts';
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
      // This is asked only now: the row waited for whoever was confirming the same number.
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

/** The second said so too: the case has it again, and never more than was paid out. */
export async function clawBack(
  trx: Trx,
  { infoUuid: caseId, statementNo, amountInFen }: PaidBack,
  now: number,
): Promise<void> {
  await requireUnusedStatement(trx, statementNo);
  await postClawback(trx, { statementNo, caseId, amountInFen, now });
  // This is asked only now: the balance waited for whoever booked another one of this case.
  const { paidOutInFen } = await findMoneyOfCase(trx, caseId);
  if (paidOutInFen < 0) throw new Problem('clawbackTooMuch');
  await settleLeft(trx, caseId, now);
  const userId = await findCaseOwner(trx, caseId);
  if (userId === undefined) throw new Problem('notFound');
  const told = { kind: 'paidBack', caseId, subjectId: statementNo, userId } as const;
  await notify(trx, { ...told, params: { amountInFen }, now });
}
