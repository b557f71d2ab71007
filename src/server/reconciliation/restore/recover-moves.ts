import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Gateway, Moved } from '#src/server/payments/gateway.ts';
import { bookLostMove } from '#src/server/treasury/keep-move.ts';
import type { PlannedMove } from '#src/server/treasury/plan-moves.ts';
import { bookSettlements } from '#src/server/treasury/take-settlements.ts';

type At = { db: Database; gateway: Gateway };

/**
 * Books what moved between a gateway and the custody bank and our books lost, as it was moved. What
 * it was moved for may be lost as well: then it lies at the bank for whatever is paid next.
 */
export async function recoverMoves({ db, gateway }: At, since: number, now: number): Promise<void> {
  const { custody } = gateway;
  if (custody.by === 'gateway') {
    await bookSettlements({ db, gateway }, since, now);
    return;
  }
  const book = async (direction: PlannedMove['direction'], moves: readonly Moved[]) => {
    for (const moved of moves) {
      const move = { ...moved, direction, gateway: gateway.name };
      await inTransaction(db, (trx) => bookLostMove(trx, move, now));
    }
  };
  await book('sweep', await custody.findSweeps(since));
  await book('topUp', await custody.findTopUps(since));
}
