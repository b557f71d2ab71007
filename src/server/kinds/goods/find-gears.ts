import type { Database } from '#src/server/db/database.ts';
import type { GearView } from '#src/shared/kinds/gear-view.ts';

/** Finds what a case offers; `stock` is the pieces that are left. */
export async function findGears(db: Database, caseId: string): Promise<GearView[]> {
  const rows = await db
    .selectFrom('gears')
    .select(['id', 'title', 'price_in_fen', 'stock', 'taken'])
    .select(['origin', 'send_days', 'licence'])
    .where('case_id', '=', caseId)
    .where('offered', '=', 1)
    .orderBy('slot')
    .execute();
  return rows.map(({ id, title, origin, licence, price_in_fen, stock, taken, send_days }) => ({
    gearId: id,
    priceInFen: price_in_fen,
    ...{ title, origin, licence, sendDays: send_days },
    stock: stock - taken,
  }));
}
