import type { CallOutput } from '#src/shared/contract/call.ts';
import { findByReceipt, getOrderView, type OrderView } from '#src/shared/donations/own/calls.ts';
import { giveRefundAccount, takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { type ApiResult, callApi } from '#src/stores/api.ts';
import { type FormFlow, makeFormFlow } from '#src/stores/form-flow.ts';

type Values = Readonly<Record<string, string>>;
type Taken = CallOutput<typeof takeGiftBack>;

/** A donor takes one gift back; a page may show several gifts, each with a form. */
export function makeTakeBackForm(): FormFlow<Taken> {
  return makeFormFlow<Taken>({
    send: (values) => callApi(takeGiftBack, giftOf(values), { askHere: true }),
    find: (values) => findGift(values, ({ refund }) => refund && { output: refund }),
  });
}

/**
 * Makes the form of where a gift goes that cannot go back the way it came. None of it is kept on
 * the device.
 */
export function makeRefundAccountForm(): FormFlow<null> {
  return makeFormFlow<null>({
    send: ({ name = '', bankName = '', bankCard = '', ...values }) =>
      callApi(
        giveRefundAccount,
        { ...giftOf(values), name, bankName, bankCard },
        { askHere: true },
      ),
    find: (values) =>
      findGift(values, ({ refund }) => (refund?.accountMask ? { output: null } : null)),
  });
}

/** Finds what the gift itself tells of a call whose answer was lost. */
async function findGift<T>(
  values: Values,
  toldBy: (order: OrderView) => { output: T } | null,
): Promise<ApiResult<{ output: T } | null>> {
  const { orderId, receiptCode } = giftOf(values);
  const answer = await (receiptCode
    ? callApi(findByReceipt, { receiptCode })
    : callApi(getOrderView, { orderId }));
  return answer.ok ? { ok: true, data: toldBy(answer.data) } : answer;
}

/** A guest's gift is known by its code; an account's needs none. */
function giftOf({ orderId = '', receiptCode }: Values): { orderId: string; receiptCode?: string } {
  return receiptCode ? { orderId, receiptCode } : { orderId };
}
