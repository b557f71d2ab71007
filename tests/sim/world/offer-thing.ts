import { inTransaction } from '#src/server/db/in-transaction.ts';
import { offerGears } from '#src/server/kinds/goods/offer-gears.ts';
import { saveAddress } from '#src/server/kinds/goods/save-address.ts';
import type { Services } from '#src/server/services.ts';

export type Thing = { id: string; priceInFen: number };

const home = { name: '王小明', mobile: '13800000000', region: '四川成都', street: '桂溪路 7 号' };

/** There are few enough pieces that the last one is fought for. */
export async function offerThing({ db }: Services, caseId: string): Promise<Thing> {
  const offer = {
    ...{ gear1Title: '土蜂蜜一斤', gear1PriceInFen: 5000, gear1Stock: 6 },
    ...{ gear1Kind: 'grown' as const, gear1Origin: '四川雅安', gear1SendDays: 7 },
  };
  await inTransaction(db, (trx) => offerGears(trx, caseId, offer));
  return db
    .selectFrom('gears')
    .select(['id', 'price_in_fen as priceInFen'])
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
}

/** Who chooses a thing has said where it goes. */
export async function tellAddress(services: Services, userId: string): Promise<void> {
  await saveAddress(services, { userId, address: home }, services.now());
}
