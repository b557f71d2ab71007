import { inTransaction } from '#src/server/db/in-transaction.ts';
import { clawBack } from '#src/server/desk/money/claw-back.ts';
import type { Services } from '#src/server/services.ts';
import type { WithdrawingServer } from '../../support/test-withdrawing.ts';

/** 9,000 fen were given to a case and 5,000 of them paid out. */
export async function addPaidCase(t: WithdrawingServer): Promise<string> {
  const caseId = await t.addFundedCase(9000);
  await t.release(await t.bringToRelease(caseId, { amountInFen: 5000 }));
  await t.runDue();
  return caseId;
}

type PaidBack = { caseId: string; statementNo: string; amountInFen: number };

/** Books it as the second of two persons does. */
export function bookPaidBack(
  { db, now }: Services,
  { caseId, ...paidBack }: PaidBack,
): Promise<void> {
  return inTransaction(db, (trx) => clawBack(trx, { ...paidBack, infoUuid: caseId }, now()));
}
