import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Gateway } from '#src/server/payments/gateway.ts';
import type { Services } from '#src/server/services.ts';
import { askTopUp, bookTopUp } from '#src/server/withdrawals/returns/top-gateway-up.ts';

/**
 * Books what went to the gateway and our books lost. What it was paid back for stands on paper only,
 * and is recorded again by people.
 */
export async function recoverTopUps(
  { db, gateway }: Pick<Services, 'db'> & { gateway: Gateway },
  since: number,
  now: number,
): Promise<void> {
  for (const toppedUp of await gateway.findTopUps(since)) {
    const topUp = { ...toppedUp, gateway: gateway.name };
    await inTransaction(db, async (trx) => {
      // As old as the gateway's, so that the next comparison looks back far enough.
      await askTopUp(trx, topUp, toppedUp.at);
      await bookTopUp(trx, topUp, now);
    });
  }
}
