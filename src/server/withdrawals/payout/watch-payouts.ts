import type { PayoutServices } from './run-payout.ts';
import { runPayout } from './run-payout.ts';

const batchSize = 50;
/** A payout's own job tries first; only what it has left behind is picked up here. */
const leftBehindMs = 60_000;

/**
 * Asks again about payouts whose outcome is still open; a failed one does not stop the rest, and
 * whichever was asked about goes to the end of the line, so that none waits behind those that can't
 * go on.
 */
export async function watchPayouts(
  services: PayoutServices,
  { onError }: { onError: (error: unknown, payoutNo: string) => void },
  now: number,
): Promise<void> {
  const open = await services.db
    .selectFrom('payouts')
    .select('payout_no as payoutNo')
    .where('status', 'in', ['READY', 'SUBMITTED'])
    .where('updated_at', '<=', now - leftBehindMs)
    .orderBy('updated_at')
    .orderBy('payout_no')
    .limit(batchSize)
    .execute();
  for (const { payoutNo } of open) {
    try {
      await runPayout(services, { payoutNo }, now);
    } catch (error) {
      onError(error, payoutNo);
    }
    await services.db
      .updateTable('payouts')
      .set({ updated_at: now })
      .where('payout_no', '=', payoutNo)
      .where('status', 'in', ['READY', 'SUBMITTED'])
      .execute();
  }
}
