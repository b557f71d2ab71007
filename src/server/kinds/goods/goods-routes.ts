import { findCase } from '#src/server/cases/find-case.ts';
import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import type { Services } from '#src/server/services.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import * as calls from '#src/shared/kinds/goods/calls.ts';
import * as parcels from '#src/shared/kinds/parcels/calls.ts';
import { findAddress } from './address.ts';
import { askReturn, refuseReturn } from './ask-return.ts';
import { findCaseGearOrders, findOwnGearOrders } from './find-gear-orders.ts';
import { findGears } from './find-gears.ts';
import { markSent } from './mark-sent.ts';
import { receiveGear } from './receive-gear.ts';
import { saveAddress } from './save-address.ts';

async function getGoodsCase({ db, now }: Services, infoUuid: string) {
  const found = await findCase(db, infoUuid, now());
  if (found?.caseType !== caseTypes.goods) throw new Problem('notFound');
  return { ...found, gears: await findGears(db, infoUuid) };
}

export const addressRoute = handle(calls.addressSave, (address, context) => {
  const { userId } = viewerOf(context);
  return saveAddress(context.services, { userId, address }, context.now);
});

export const markSentRoute = handle(
  parcels.gearMarkSent,
  ({ infoUuid: caseId, ...sent }, { services, now }) =>
    markSent(services, { caseId, ...sent }, now),
);

export const receivedRoute = handle(parcels.gearReceived, ({ orderId }, context) =>
  receiveGear(context.services, { orderId, userId: viewerOf(context).userId }, context.now),
);

export const askReturnRoute = handle(parcels.gearReturnAsk, (asked, context) =>
  askReturn(context.services, { ...asked, userId: viewerOf(context).userId }, context.now),
);

export const refuseReturnRoute = handle(
  parcels.gearReturnRefuse,
  ({ infoUuid: caseId, ...refused }, { services, now }) =>
    refuseReturn(services, { caseId, ...refused }, now),
);

export const goodsRoutes: readonly HandledCall[] = [
  addressRoute,
  markSentRoute,
  receivedRoute,
  askReturnRoute,
  refuseReturnRoute,
  handle(calls.goodsDetail, ({ infoUuid }, { services }) => getGoodsCase(services, infoUuid)),
  handle(calls.gearList, async ({ infoUuid }, { services }) => {
    const { gears } = await getGoodsCase(services, infoUuid);
    return gears;
  }),
  handle(calls.addressGet, (_, context) => {
    const { db, keys } = context.services;
    return findAddress(db, keys, viewerOf(context).userId);
  }),
  handle(parcels.gearOrderList, (page, context) => {
    const { db, keys } = context.services;
    const { language: locale } = context.common;
    const asked = { ...page, locale, userId: viewerOf(context).userId };
    return findOwnGearOrders({ db, keys }, asked);
  }),
  handle(parcels.gearsToSend, ({ infoUuid: caseId, ...page }, { services, common }) =>
    findCaseGearOrders(services, { caseId, locale: common.language, ...page }),
  ),
];
