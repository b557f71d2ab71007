import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import type { Address } from '#src/shared/kinds/gear-order.ts';
import { sealAddress } from './address.ts';

/** Orders that were made keep the address they were made with. */
export async function saveAddress(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { userId, address }: { userId: string; address: Address },
  now: number,
): Promise<Address> {
  const at = { place: 'user_addresses.address_sealed', row: userId } as const;
  const kept = { address_sealed: sealAddress(keys, at, address), updated_at: now };
  await inTransaction(db, (trx) =>
    trx
      .insertInto('user_addresses')
      .values({ user_id: userId, ...kept })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
      .execute(),
  );
  return address;
}
