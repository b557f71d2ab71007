import type { Trx } from '#src/server/db/database.ts';

/** Its money lies at the custody bank for it alone; once set aside there, it stays so. */
export async function markFunded(trx: Trx, payoutNo: string, now: number): Promise<void> {
  await trx
    .updateTable('payouts')
    .set({ funded_at: now })
    .where('payout_no', '=', payoutNo)
    .where('status', '=', 'SUBMITTED')
    .where('funded_at', 'is', null)
    .execute();
}
