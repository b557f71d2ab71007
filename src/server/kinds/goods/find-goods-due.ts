import type { Database } from '#src/server/db/database.ts';
import { gearOrderState } from '#src/shared/kinds/gear-order.ts';

type GoodsDue = { goodsToSend: number; goodsReturns: number };

/** Finds what donors of things wait for: parcels, and answers to a wish to return one. */
export async function findGoodsDue(db: Database, caseId: string): Promise<GoodsDue> {
  const rows = await db
    .selectFrom('gear_orders')
    .innerJoin('donations', 'donations.id', 'gear_orders.order_id')
    .select(['status', 'sent_at as sentAt', 'received_at as receivedAt'])
    .select(['return_asked_at as returnAskedAt', 'family_refused_at as familyRefusedAt'])
    .where('gear_orders.case_id', '=', caseId)
    .where('donations.status', '=', 'PAID')
    .where('received_at', 'is', null)
    .limit(100)
    .execute();
  const isAsked = (row: (typeof rows)[number]) =>
    gearOrderState(row) === 'returning' && row.familyRefusedAt === null;
  return {
    goodsToSend: rows.filter((row) => gearOrderState(row) === 'toSend').length,
    goodsReturns: rows.filter(isAsked).length,
  };
}
