import { inTransaction } from '#src/server/db/in-transaction.ts';
import { offerGears } from '#src/server/kinds/goods/offer-gears.ts';
import * as parcels from '#src/shared/kinds/parcels/calls.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { checkCanCash } from '#src/shared/withdrawals/calls.ts';
import type { WithdrawingServer } from '../../support/test-withdrawing.ts';
import { addDonor, choose, gears } from './goods-desk.ts';

type Person = { token: string };

/** It does what the two sides of a sale do; each answers what the server said. */
export function goodsSale(t: WithdrawingServer) {
  async function buy(goods: { caseId: string; gearId: string }, donor: Person) {
    const { data } = await choose(t, goods, donor);
    await t.atCashier(data.tradeNo, 'pay');
    await t.bank.deliverDue();
    return { orderId: data.orderId, tradeNo: data.tradeNo };
  }

  /** Makes a case that may withdraw, with five jars of honey, and one of them paid. */
  async function sell({ fundedInFen = 0 } = {}) {
    const { infoUuid, token } = await t.addOwnedCase(fundedInFen);
    await inTransaction(t.services.db, (trx) => offerGears(trx, infoUuid, gears));
    const gear = await t.services.db
      .selectFrom('gears')
      .select('id')
      .where('case_id', '=', infoUuid)
      .executeTakeFirstOrThrow();
    const goods = { caseId: infoUuid, gearId: gear.id };
    const donor = await addDonor(t);
    return { infoUuid, family: { token }, donor, goods, order: await buy(goods, donor) };
  }
  type Sale = Awaited<ReturnType<typeof sell>>;

  return {
    sell,
    ...actsOf(t),
    stateOf: async ({ donor }: Sale) =>
      (await t.call(parcels.gearOrderList, {}, donor)).data.list[0]?.state,
    takenOf: ({ goods }: Sale) => takenOf(t, goods.gearId),
    cash: async ({ infoUuid, family }: Sale) =>
      (await t.call(checkCanCash, { infoUuid }, family)).data,
    toldKinds: async (person: Person) =>
      (await t.call(messageList, {}, person)).data.list.map(({ kind }) => kind),
  };
}

async function takenOf({ services }: WithdrawingServer, gearId: string): Promise<number> {
  const { taken } = await services.db
    .selectFrom('gears')
    .select('taken')
    .where('id', '=', gearId)
    .executeTakeFirstOrThrow();
  return taken;
}

type Sale = { infoUuid: string; family: Person; donor: Person; order: { orderId: string } };

function actsOf(t: WithdrawingServer) {
  const ofFamily = ({ infoUuid, order: { orderId } }: Sale) => ({ infoUuid, orderId });
  return {
    send: (sale: Sale) => {
      const parcel = { ...ofFamily(sale), carrier: '顺丰', tracking: 'SF12345' };
      return t.call(parcels.gearMarkSent, parcel, sale.family);
    },
    takeBack: ({ order: { orderId }, donor }: Sale) => t.call(takeGiftBack, { orderId }, donor),
    confirm: ({ order: { orderId }, donor }: Sale) =>
      t.call(parcels.gearReceived, { orderId }, donor),
    ask: ({ order: { orderId }, donor }: Sale) =>
      t.call(parcels.gearReturnAsk, { orderId, words: '瓶子碎了，没法吃' }, donor),
    agree: (sale: Sale) => t.call(parcels.gearReturnAgree, ofFamily(sale), sale.family),
    refuse: (sale: Sale) => {
      const words = '寄出前拍过照片，是好的';
      return t.call(parcels.gearReturnRefuse, { ...ofFamily(sale), words }, sale.family);
    },
  };
}
