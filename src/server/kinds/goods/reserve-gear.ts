import type { Flag } from '#src/server/db/columns.ts';
import type { Trx } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { findAddress, sealAddress } from './address.ts';

type Reserved = {
  gearId: string;
  orderId: string;
  caseId: string;
  userId: string | undefined;
  amountInFen: number;
};

const nothingYet = {
  ...{ freed_at: null, reminded_at: null, sent_at: null, received_at: null, received_by: null },
  ...{ return_asked_at: null, family_refused_at: null, returned_at: null, returned_by: null },
};

const place = 'gear_orders.address_sealed';

/**
 * Takes one piece for an order that was just stored, at its price and while there is one. The
 * conditional update and the table's CHECK keep the last piece from being promised twice.
 */
export async function reserveGear(
  trx: Trx,
  keys: Keys,
  { gearId, orderId, caseId, userId, amountInFen }: Reserved,
  now: number,
): Promise<void> {
  if (!userId) throw new Problem('loginExpired');
  const address = await findAddress(trx, keys, userId);
  if (!address) throw new Problem('addressNeeded');
  const sealFor = (row: string) => sealAddress(keys, { place, row }, address);
  const { numUpdatedRows } = await trx
    .updateTable('gears')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('id', '=', gearId)
    .where('case_id', '=', caseId)
    .where('offered', '=', 1)
    .where('price_in_fen', '=', amountInFen)
    .whereRef('taken', '<', 'stock')
    .executeTakeFirstOrThrow();
  const gear = await trx
    .selectFrom('gears')
    .select(['title', 'price_in_fen', 'send_days', 'offered'])
    .where('id', '=', gearId)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!gear) throw new Problem('inputInvalid', { fields: { gearId: 'unknown' } });
  if (numUpdatedRows !== 1n) throw refusalOf(gear, amountInFen);
  await trx
    .insertInto('gear_orders')
    .values({
      ...{ order_id: orderId, gear_id: gearId, case_id: caseId, user_id: userId },
      ...{ title: gear.title, price_in_fen: gear.price_in_fen, send_days: gear.send_days },
      ...{ address_sealed: sealFor(orderId), carrier: '', tracking: '' },
      ...{ created_at: now, ...nothingYet },
    })
    .execute();
}

/** Answers why a piece could not be taken. */
function refusalOf(gear: { offered: Flag; price_in_fen: number }, amountInFen: number): Problem {
  return gear.offered === 1 && gear.price_in_fen !== amountInFen
    ? new Problem('inputInvalid', { fields: { amountInFen: 'gearPrice' } })
    : new Problem('gearGone');
}
