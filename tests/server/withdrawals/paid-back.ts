import { inTransaction } from '#src/server/db/in-transaction.ts';
import { clawBack } from '#src/server/desk/money/claw-back.ts';
import type { Services } from '#src/server/services.ts';
import { topGatewayUp } from '#src/server/withdrawals/returns/top-gateway-up.ts';
import type { WithdrawingServer } from '../../support/test-withdrawing.ts';

/** 9,000 fen were given to a case and 5,000 of them paid out. */
export async function addPaidCase(t: WithdrawingServer): Promise<string> {
  const caseId = await t.addFundedCase(9000);
  await t.release(await t.bringToRelease(caseId, { amountInFen: 5000 }));
  await t.runDue();
  return caseId;
}

type PaidBack = { caseId: string; statementNo: string; amountInFen: number };

/** As the second of two persons does. */
export function bookPaidBack(
  { db, gateways, now }: Services,
  { caseId, ...paidBack }: PaidBack,
): Promise<void> {
  const arrived = { ...paidBack, infoUuid: caseId, gateway: gateways.sole().name };
  return inTransaction(db, (trx) => clawBack(trx, arrived, now()));
}

/** What the minute's job does; answers what went wrong. */
export async function topUp(services: Services): Promise<string[]> {
  const errors: string[] = [];
  await topGatewayUp(services, services.now(), (error) => errors.push((error as Error).message));
  return errors;
}
