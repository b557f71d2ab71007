import {
  findKeptTradeNos,
  rememberFound,
  rememberReceipt,
} from '#src/server/cases/gifts/receipt-cookie.ts';
import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { browserCookie } from '#src/server/experiments/subject.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import {
  orderAdd,
  orderAddV4,
  orderContributeAdd,
  paySuccessPage,
  queryOrderStatus,
} from '#src/shared/donations/calls.ts';
import {
  findByReceipt,
  getOrderView,
  orderClose,
  orderCount,
  orderList,
  orderModifyAnonymous,
} from '#src/shared/donations/own/calls.ts';
import { searchYearCertificate } from '#src/shared/papers/certificates/calls.ts';
import { addOrder } from './order/add-order.ts';
import { closeOrder } from './order/close-order.ts';
import { findOrderStatus } from './order/find-order-status.ts';
import { findOrderByReceipt, findOrderView } from './order/find-order-view.ts';
import { findOrderCount, findOrders } from './order/find-orders.ts';
import { findPaySuccess } from './order/find-pay-success.ts';
import { findYearCertificate } from './order/find-year-certificate.ts';
import { modifyAnonymous } from './order/modify-anonymous.ts';

type OrderInput = CallParsed<typeof orderContributeAdd>;

/** The three forms of the call are one: a key used with one of them is used with all. */
async function takeOrder(input: OrderInput, context: CallContext) {
  const { services, viewer, common, now } = context;
  const body = JSON.stringify(Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1)));
  const idempotency = { ...context.idempotency, call: orderAdd.path, bodyHash: sha256(body) };
  const earlierTradeNos = findKeptTradeNos(context);
  const { platform, touches } = common;
  const browserId = context.readCookie(browserCookie.name);
  const known = { donor: viewer, earlierTradeNos, browserId };
  const order = { ...input, ...known, platform, touches };
  const added = await addOrder(services, { order, idempotency, locale: common.language }, now);
  const { orderId, tradeNo, receiptCode } = added;
  if (receiptCode) rememberReceipt(context, { orderId, tradeNo, receiptCode });
  return added;
}

export const handledOrderAdd = handle(orderAdd, takeOrder);

export const handledContributeAdd = handle(orderContributeAdd, takeOrder);

const readIn = ({ common }: CallContext) => ({ locale: common.language });

export const handledModifyAnonymous = handle(orderModifyAnonymous, (input, context) => {
  const { userId } = viewerOf(context);
  return modifyAnonymous(context.services, { ...input, userId, ...readIn(context) }, context.now);
});

export const handledOrderClose = handle(orderClose, ({ orderId }, context) => {
  const { userId } = viewerOf(context);
  return closeOrder(context.services, { orderId, userId, ...readIn(context) }, context.now);
});

export const handledFindByReceipt = handle(findByReceipt, async ({ receiptCode }, context) => {
  const order = await findOrderByReceipt(
    context.services,
    { receiptCode, ...readIn(context) },
    context.now,
  );
  if (!order) throw new Problem('receiptCodeUnknown');
  const { orderId, tradeNo } = order;
  rememberFound(context, { orderId, tradeNo, receiptCode });
  return order;
});

const handledOrderView = handle(getOrderView, async ({ orderId }, context) => {
  const { userId } = viewerOf(context);
  const order = await findOrderView(
    context.services.db,
    { orderId, userId, ...readIn(context) },
    context.now,
  );
  if (!order) throw new Problem('notFound');
  return order;
});

const handledPaySuccess = handle(paySuccessPage, async ({ tradeNo }, context) => {
  const { services, now } = context;
  const shown = await findPaySuccess(services.db, { tradeNo, ...readIn(context) }, now);
  if (!shown) throw new Problem('notFound');
  return shown;
});

export const donationRoutes: readonly HandledCall[] = [
  handledOrderAdd,
  handledContributeAdd,
  handle(orderAddV4, takeOrder),
  handle(orderList, (input, context) =>
    findOrders(
      context.services.db,
      { ...input, userId: viewerOf(context).userId, ...readIn(context) },
      context.now,
    ),
  ),
  handle(orderCount, (_, context) => findOrderCount(context.services.db, viewerOf(context).userId)),
  handledModifyAnonymous,
  handle(queryOrderStatus, ({ tradeNo }, { services, now }) =>
    findOrderStatus(services, tradeNo, now),
  ),
  handledPaySuccess,
  handledOrderView,
  handledOrderClose,
  handledFindByReceipt,
  handle(searchYearCertificate, (input, context) =>
    findYearCertificate(context.services.db, { ...input, userId: viewerOf(context).userId }),
  ),
];
