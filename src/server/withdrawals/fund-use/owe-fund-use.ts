import type { Trx } from '#src/server/db/database.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';

type Owed = { payoutNo: string; withdrawalId: string; caseId: string; now: number };

/**
 * From now on the family owes the public how this payout was used. Each instalment owes an account
 * of its own, within the same number of days of the day it was paid.
 */
export async function oweFundUse(
  trx: Trx,
  { payoutNo, withdrawalId, caseId, now }: Owed,
  config: Config,
): Promise<void> {
  const { fundUseDays } = await findSettings(trx, config);
  await trx
    .insertInto('fund_uses')
    .values({
      ...{ payout_no: payoutNo, withdrawal_id: withdrawalId, case_id: caseId },
      due_at: now + fundUseDays * dayMs,
      ...{ reminded_at: null, overdue_told_at: null, post_id: null, shown_at: null },
      created_at: now,
    })
    .execute();
}

/** Nobody has to show the use of money that came back. */
export async function oweNoFundUse(trx: Trx, payoutNo: string): Promise<void> {
  await trx
    .deleteFrom('fund_uses')
    .where('payout_no', '=', payoutNo)
    .where('shown_at', 'is', null)
    .execute();
}
