import { findCase } from '#src/server/cases/find-case.ts';
import { type HandledCall, handle, viewerOf } from '#src/server/platform/handle.ts';
import type { House } from '#src/server/platform/house.ts';
import { savePart } from '#src/server/raising/save-part.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import * as calls from '#src/shared/kinds/goods/calls.ts';
import { findAddress } from './address.ts';
import { findCaseGearOrders, findOwnGearOrders } from './find-gear-orders.ts';
import { findGears } from './find-gears.ts';
import { markSent } from './mark-sent.ts';
import { saveAddress } from './save-address.ts';

async function getGoodsCase({ db, now }: House, infoUuid: string) {
  const found = await findCase(db, infoUuid, now());
  if (found?.caseType !== caseTypes.goods) throw new Problem('notFound');
  return { ...found, gears: await findGears(db, infoUuid) };
}

export const goodsBaseRoute = handle(calls.goodsAddBase, async (parsed, context) => {
  const { infoUuid, basedOn, ...input } = parsed;
  const { userId } = viewerOf(context);
  const saved = { caseId: infoUuid, sheet: 'goodsBase' as const, input, basedOn, userId };
  await savePart(context.house, saved, context.now);
  return { infoUuid };
});

export const addressRoute = handle(calls.addressSave, (address, context) => {
  const { userId } = viewerOf(context);
  return saveAddress(context.house, { userId, address }, context.now);
});

export const markSentRoute = handle(
  calls.gearMarkSent,
  ({ infoUuid: caseId, ...sent }, { house, now }) => markSent(house, { caseId, ...sent }, now),
);

export const goodsRoutes: readonly HandledCall[] = [
  goodsBaseRoute,
  addressRoute,
  markSentRoute,
  handle(calls.goodsDetail, ({ infoUuid }, { house }) => getGoodsCase(house, infoUuid)),
  handle(calls.gearList, async ({ infoUuid }, { house }) => {
    const { gears } = await getGoodsCase(house, infoUuid);
    return gears;
  }),
  handle(calls.addressGet, (_, context) => {
    const { db, keys } = context.house;
    return findAddress(db, keys, viewerOf(context).userId);
  }),
  handle(calls.gearOrderList, (page, context) => {
    const { db, keys } = context.house;
    return findOwnGearOrders(db, keys, { ...page, userId: viewerOf(context).userId });
  }),
  handle(calls.gearsToSend, ({ infoUuid: caseId, ...page }, { house }) =>
    findCaseGearOrders(house.db, house.keys, { caseId, ...page }),
  ),
];
