import type { Database, Trx } from '#src/server/db/database.ts';
import { findFreeMoney } from '#src/server/kinds/goods/find-free-money.ts';

type Gift = { caseId: string; amountInFen: number; ofThing: boolean };

/**
 * Does the money of a gift still lie with its case? What others gave for things is left to them.
 */
export async function isStillHeld(
  db: Database | Trx,
  { caseId, amountInFen, ofThing }: Gift,
): Promise<boolean> {
  const { availableInFen, freeInFen } = await findFreeMoney(db, caseId);
  return (ofThing ? availableInFen : freeInFen) >= amountInFen;
}
