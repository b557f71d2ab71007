import type { Trx } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { addReport } from '#src/server/reports/add-report.ts';
import { findPlan, type Withdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Upheld = {
  keys: Keys;
  withdrawal: Withdrawal;
  objection: { user_id: string; content: string };
};

/**
 * An objection was found right when money was with the bank or the payee already, as an urgent
 * payout's may be: staff must act on the case, which a report of the objector asks them to.
 */
export async function reportMoneyLeft(
  trx: Trx,
  { keys, withdrawal, objection }: Upheld,
  now: number,
): Promise<void> {
  const plan = await findPlan(trx, withdrawal.id);
  const leftInFen = plan
    .filter(({ payoutStatus }) => payoutStatus === 'SUBMITTED' || payoutStatus === 'SUCCESS')
    .reduce((sum, { netInFen }) => sum + netInFen, 0);
  if (leftInFen === 0) return;
  const report = {
    ...{ infoUuid: withdrawal.case_id, userId: objection.user_id, reason: 'moneyMisused' as const },
    ...{ content: objection.content, leftInFen },
    ...{ attachments: [], realName: '', mobile: '' },
  };
  try {
    await addReport(trx, { keys, report }, now);
  } catch (error) {
    // Somebody who has an open report of this case is heard already.
    if (!(error instanceof Problem && error.reason === 'reportOpen')) throw error;
  }
}
