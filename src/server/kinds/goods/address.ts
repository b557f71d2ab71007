import type { Database, Trx } from '#src/server/db/database.ts';
import { fromJson, toJson } from '#src/server/db/json.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { Address } from '#src/shared/kinds/gear-order.ts';

/** An order keeps this of it once its account is closed. */
const nowhere: Address = { name: '', mobile: '', region: '', street: '' };

type At = {
  place: `${'gear_orders' | 'lottery_prizes' | 'user_addresses'}.address_sealed`;
  row: string;
};

export function sealAddress(keys: Keys, { place, row }: At, address: Address): string {
  return keys.seal(place, row, toJson(address));
}

export function openAddress(keys: Keys, { place, row }: At, sealed: string): Address {
  return sealed === '' ? nowhere : fromJson<Address>(keys.open(place, row, sealed));
}

/** Finds where a person wants things sent; null while they never said. */
export async function findAddress(
  db: Database | Trx,
  keys: Keys,
  userId: string,
): Promise<Address | null> {
  const row = await db
    .selectFrom('user_addresses')
    .select('address_sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const at = { place: 'user_addresses.address_sealed', row: userId } as const;
  return row ? openAddress(keys, at, row.address_sealed) : null;
}
