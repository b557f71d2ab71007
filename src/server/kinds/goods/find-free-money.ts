import type { Database, Trx } from '#src/server/db/database.ts';
import { caseAvailable } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';

/**
 * Finds what was given for things that have not arrived yet: it stays with its case, so that nobody
 * is paid for a thing which never came, and whoever returns one finds the money there.
 */
async function findUnconfirmed(db: Database | Trx, caseId: string): Promise<number> {
  const { inFen } = await db
    .selectFrom('gear_orders')
    .innerJoin('donations', 'donations.id', 'gear_orders.order_id')
    .select((eb) => eb.cast<number | null>(eb.fn.sum('amount_in_fen'), 'bigint').as('inFen'))
    .where('gear_orders.case_id', '=', caseId)
    .where('donations.status', '=', 'PAID')
    .where('received_at', 'is', null)
    .executeTakeFirstOrThrow();
  return inFen ?? 0;
}

/** Finds sponsors' money that waits for the desk. */
export async function findHeld(db: Database | Trx, caseId: string): Promise<number> {
  const { inFen } = await db
    .selectFrom('grant_holds as holds')
    .innerJoin('activity_grants as grants', 'grants.cause', 'holds.cause')
    .select((eb) => eb.cast<number | null>(eb.fn.sum('holds.amount_in_fen'), 'bigint').as('inFen'))
    .where('holds.status', '=', 'HELD')
    .where('grants.case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  return inFen ?? 0;
}

type FreeMoney = {
  availableInFen: number;
  unconfirmedInFen: number;
  heldInFen: number;
  freeInFen: number;
};

/** Finds what of a case's money may go to the family, or back to who gave for no thing. */
export async function findFreeMoney(db: Database | Trx, caseId: string): Promise<FreeMoney> {
  const availableInFen = await findBalance(db, caseAvailable(caseId));
  const unconfirmedInFen = await findUnconfirmed(db, caseId);
  const heldInFen = await findHeld(db, caseId);
  const freeInFen = Math.max(0, availableInFen - unconfirmedInFen - heldInFen);
  return { availableInFen, unconfirmedInFen, heldInFen, freeInFen };
}
