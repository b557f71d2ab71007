import type { Trx } from '#src/server/db/database.ts';
import { newId } from '#src/server/platform/keys.ts';
import { type GearFields, gearsOf } from '#src/shared/kinds/gear-slots.ts';

/**
 * Offers what a reviewed sheet names. A thing keeps its id over every edit; what was ordered
 * already stays promised, so a stock never falls below it.
 */
export async function offerGears(trx: Trx, caseId: string, fields: GearFields): Promise<void> {
  const known = await trx
    .selectFrom('gears')
    .select(['id', 'slot'])
    .where('case_id', '=', caseId)
    .execute();
  const offered = gearsOf(fields);
  await trx
    .updateTable('gears')
    .set({ offered: 0 })
    .where('case_id', '=', caseId)
    .where('offered', '=', 1)
    .execute();
  for (const { slot, stock, priceInFen, sendDays, ...named } of offered) {
    const money = { price_in_fen: priceInFen, send_days: sendDays };
    const words = { ...named, ...money, offered: 1 as const };
    const row = known.find((gear) => gear.slot === slot);
    if (row) {
      await trx
        .updateTable('gears')
        .set((eb) => ({
          ...words,
          stock: eb.case().when('taken', '>', stock).then(eb.ref('taken')).else(stock).end(),
        }))
        .where('id', '=', row.id)
        .execute();
    } else {
      const placed = { id: newId(), case_id: caseId, slot, stock };
      await trx
        .insertInto('gears')
        .values({ ...placed, ...words })
        .execute();
    }
  }
}
