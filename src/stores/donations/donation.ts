import type { DonationStatus } from '#src/shared/donations/order-fields.ts';
import { type DraftName, forgetDraft, keepDraft, readDraft } from '#src/stores/drafts.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';

/** What sends a gift comes once someone touches the form: most who read a case never do. */
const loadSending = () => import('./send-gift.ts');

/** A gift goes from the form to the cashier here. What was typed stays until the gift is paid. */
export const giving = makeFormFlow({
  send: async (form) => (await loadSending()).sendGift(form),
  onDone: ({ tradeNo, payInfo }, { infoUuid = '' }) => {
    keepDraft(orderOf(infoUuid), { tradeNo });
    return payInfo.url;
  },
});

/** Fetches what the button will need; where it does not come, the form goes by itself. */
export function prepareGiving(): void {
  loadSending().catch(() => undefined);
}

/** This is what a donor who comes back left: an order to pay, and the wallet they chose for it. */
export type Left = { tradeNo: string | undefined; payChannel: string | undefined };

/** Reads it, so that coming back leads to the order's result. */
export function readLeft(infoUuid: string): Left {
  return {
    tradeNo: readDraft(orderOf(infoUuid))?.values.tradeNo,
    payChannel: readDraft(giftOf(infoUuid))?.values.payChannel,
  };
}

/** An order has ended: what was typed stays only where it may be wanted again. */
export function settleGift(infoUuid: string, status: DonationStatus): void {
  if (status === 'CREATED') return;
  forgetDraft(orderOf(infoUuid));
  if (status !== 'CLOSED') forgetDraft(giftOf(infoUuid));
}

function orderOf(infoUuid: string): DraftName {
  return { kind: 'order', id: infoUuid };
}

function giftOf(infoUuid: string): DraftName {
  return { kind: 'gift', id: infoUuid };
}
