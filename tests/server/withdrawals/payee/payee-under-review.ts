import { changeBank } from '#src/server/withdrawals/payee/change-bank.ts';
import type { PayeeAccount } from '#src/shared/raising/payee-account.ts';
import { withCard } from '../../../support/funded-case.ts';
import { staff, type WithdrawingServer } from '../../../support/test-withdrawing.ts';

export const newAccount = withCard('6222020000000000777');

export function change(
  t: WithdrawingServer,
  caseId: string,
  account: PayeeAccount = newAccount,
): Promise<void> {
  // Of two accounts the later one counts.
  t.setNow(t.services.now() + 1000);
  return changeBank(t.services, { caseId, userId: `owner-${caseId}`, account }, t.services.now());
}

export const waiting = async (t: WithdrawingServer, caseId: string) =>
  (
    await t.services.db
      .selectFrom('review_tasks')
      .select('subject_id as subjectId')
      .where('queue', '=', 'bankChange')
      .where('case_id', '=', caseId)
      .where('state', '=', 'open')
      .execute()
  ).map(({ subjectId }) => subjectId);

/** The family names another account and staff pass it. */
export async function pass(
  t: WithdrawingServer,
  caseId: string,
  account: PayeeAccount = newAccount,
): Promise<void> {
  await change(t, caseId, account);
  const [payeeId = ''] = await waiting(t, caseId);
  await t.decide('bankChange', payeeId, { by: staff.reviewer });
}

export const openDraw = (t: WithdrawingServer, caseId: string) =>
  t.services.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('status', 'in', ['REVIEWING', 'NOTICE', 'PAYING'])
    .executeTakeFirst();
