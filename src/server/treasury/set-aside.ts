import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findPlaces } from './find-places.ts';
import { levelPlaces, type TreasuryServices } from './level-places.ts';
import { freeAtBankInFen } from './plan-moves.ts';

type Wanted = {
  amountInFen: number;
  /** Marks it in the transaction that found the money free. */
  mark(trx: Trx): Promise<void>;
};

/**
 * Sets money aside at the custody bank for one payment, so that two are never sent for the same
 * fen. When too little lies there it is brought first; false while it has not come.
 */
export async function setAside(
  services: TreasuryServices,
  wanted: Wanted,
  now: number,
): Promise<boolean> {
  if (await trySetAside(services, wanted)) return true;
  await levelPlaces(services, now);
  return trySetAside(services, wanted);
}

function trySetAside(
  { db, gateways }: TreasuryServices,
  { amountInFen, mark }: Wanted,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (freeAtBankInFen(await findPlaces(trx, gateways)) < amountInFen) return false;
    await mark(trx);
    return true;
  });
}
