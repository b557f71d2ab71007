import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { gearReturnAgree } from '#src/shared/kinds/parcels/calls.ts';
import * as calls from '#src/shared/refunds/calls.ts';
import * as giftRefunds from '#src/shared/refunds/gift/calls.ts';
import { modifyIfUnused } from '#src/shared/refunds/unused/calls.ts';
import { applyRefund } from './case/apply-refund.ts';
import { checkRefund } from './case/check-refund.ts';
import { findRefund } from './case/find-refund.ts';
import { findRefundOrders } from './case/find-refund-orders.ts';
import { hasApplyRefund } from './case/has-apply-refund.ts';
import { cancelRefund, launchRefund } from './case/launch-refund.ts';
import { startPlatformRefund } from './case/start-platform-refund.ts';
import { findOwnRefunds } from './gift/find-own-refunds.ts';
import { giveRefundAccount } from './gift/give-refund-account.ts';
import { proposeRefundAccount } from './gift/propose-refund-account.ts';
import { agreeReturn } from './gift/return-goods.ts';
import { takeGiftBack } from './gift/take-gift-back.ts';
import { changeIfUnused } from './passing/change-if-unused.ts';
import { retryRefund } from './stuck/retry-refund.ts';

const own = <T extends object>(input: T, context: CallContext) => ({
  ...input,
  userId: viewerOf(context).userId,
});

export const handledApplyRefund = handle(calls.applyRefund, ({ infoUuid, ...input }, context) => {
  const { services, idempotency, now } = context;
  return applyRefund(services, { ...own(input, context), caseId: infoUuid, idempotency }, now);
});

export const handledLaunchRefund = handle(calls.launchRefund, (input, context) =>
  launchRefund(context.services, own(input, context), context.now),
);

export const handledCancelRefund = handle(calls.cancelRefund, (input, context) =>
  cancelRefund(context.services, own(input, context), context.now),
);

export const handledTakeGiftBack = handle(giftRefunds.takeGiftBack, (input, context) =>
  takeGiftBack(context.services, { ...input, userId: context.viewer?.userId }, context.now),
);

export const handledModifyIfUnused = handle(modifyIfUnused, (input, context) =>
  changeIfUnused(context.services, { ...input, userId: context.viewer?.userId }, context.now),
);

export const handledGiveRefundAccount = handle(giftRefunds.giveRefundAccount, (input, context) => {
  const { orderId, receiptCode, name, bankName, bankCard } = input;
  const gift = { orderId, receiptCode, userId: context.viewer?.userId };
  const account = { name, bankName, account: bankCard };
  return giveRefundAccount(context.services, { ...gift, account }, context.now);
});

export const handledAgreeReturn = handle(
  gearReturnAgree,
  ({ infoUuid: caseId, orderId }, context) => {
    const { userId } = viewerOf(context);
    return agreeReturn(context.services, { caseId, orderId, userId }, context.now);
  },
);

export const handledStartPlatformRefund = handle(calls.startPlatformRefund, (input, context) => {
  const { infoUuid, ...started } = input;
  const staffUserId = viewerOf(context).userId;
  return startPlatformRefund(
    context.services,
    { ...started, caseId: infoUuid, staffUserId },
    context.now,
  );
});

export const handledProposeRefundAccount = handle(
  giftRefunds.proposeRefundAccount,
  async ({ refundNo, name, bankName, bankCard, reason }, context) => {
    const { userId: staffUserId } = viewerOf(context);
    const account = { name, bankName, account: bankCard };
    const asked = { refundNo, account, reason, staffUserId };
    await proposeRefundAccount(context.services, asked, context.now);
    return null;
  },
);

export const handledRetryRefund = handle(giftRefunds.retryRefund, async ({ refundNo }, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await retryRefund(context.services, { refundNo, staffUserId }, context.now);
  return null;
});

const handledRefund = handle(calls.getAndCheckRefund, async (input, context) => {
  const locale = context.common.language;
  const refund = await findRefund(context.services.db, { ...own(input, context), locale });
  if (!refund) throw new Problem('notFound');
  return refund;
});

export const refundRoutes: readonly HandledCall[] = [
  handle(calls.checkoutFundraiserRefund, ({ infoUuid }, { services, now }) =>
    checkRefund(services.db, infoUuid, now),
  ),
  handledApplyRefund,
  handledLaunchRefund,
  handledCancelRefund,
  handledRefund,
  handle(calls.hasApplyRefund, (input, context) =>
    hasApplyRefund(context.services.db, own(input, context)),
  ),
  handle(calls.refundOrderList, (input, context) =>
    findRefundOrders(context.services.db, own(input, context)),
  ),
  handle(calls.refundList, (input, context) =>
    findOwnRefunds(context.services.db, {
      ...own(input, context),
      locale: context.common.language,
    }),
  ),
  handledTakeGiftBack,
  handledModifyIfUnused,
  handledAgreeReturn,
  handledGiveRefundAccount,
  handledStartPlatformRefund,
  handledProposeRefundAccount,
  handledRetryRefund,
];
