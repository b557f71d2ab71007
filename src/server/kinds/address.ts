import type { Database, Trx } from '#src/server/db/database.ts';
import { fromJson, toJson } from '#src/server/db/json.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { Address } from '#src/shared/kinds/gear-order.ts';

const purpose = 'goods-address';

export function sealAddress(keys: Keys, address: Address): string {
  return keys.seal(purpose, toJson(address));
}

export function openAddress(keys: Keys, sealed: string): Address {
  return fromJson<Address>(keys.open(purpose, sealed));
}

/** Where a person wants things sent; null while they never said. */
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
  return row ? openAddress(keys, row.address_sealed) : null;
}
