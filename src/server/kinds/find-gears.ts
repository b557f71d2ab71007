import type { Database } from '#src/server/db/database.ts';

type GearView = { gearId: string; priceInFen: number; title: string; stock: number };

/** What a case offers; `stock` is the pieces that are left. */
export async function findGears(db: Database, caseId: string): Promise<GearView[]> {
  const rows = await db
    .selectFrom('gears')
    .select(['id', 'title', 'price_in_fen', 'stock', 'taken'])
    .where('case_id', '=', caseId)
    .where('offered', '=', 1)
    .orderBy('slot')
    .execute();
  return rows.map(({ id, title, price_in_fen, stock, taken }) => ({
    gearId: id,
    priceInFen: price_in_fen,
    title,
    stock: stock - taken,
  }));
}
