import type { OrderView } from '#src/shared/donations/own/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';

type Order = Pick<OrderView, 'status' | 'amountInFen' | 'returnedInFen' | 'passedTo'>;

/** Is only a part of it back with its donor, or has any of it gone on to another family? */
function leftOtherwise({ amountInFen, returnedInFen, passedTo }: Order): boolean {
  return passedTo !== null || isPart({ amountInFen, returnedInFen });
}

const isPart = ({ amountInFen, returnedInFen }: Pick<Order, 'amountInFen' | 'returnedInFen'>) =>
  returnedInFen > 0 && returnedInFen < amountInFen;

/** Answers what became of a donation, in words. */
export function statusText(order: Order, locale: Locale): string {
  const { donations: t, unused } = textsOf(locale);
  const [gone, whole] = [yuan(order.returnedInFen, locale), yuan(order.amountInFen, locale)];
  if (order.passedTo) return isPart(order) ? unused.partlyPassed(gone, whole) : unused.passed;
  return isPart(order) ? t.partlyRefunded(gone, whole) : t.statuses[order.status];
}

/**
 * Answers what became of a payment, as its page is called; of a thing that was chosen in words of
 * its own.
 */
export function resultTitle(
  order: Order,
  { ofThing, locale }: { ofThing: boolean; locale: Locale },
) {
  if (leftOtherwise(order)) return statusText(order, locale);
  const { donations: t, parcels } = textsOf(locale);
  return {
    CREATED: t.waitingTitle,
    PAID: ofThing ? parcels.paid.title : t.paidTitle,
    CLOSED: ofThing ? parcels.paid.failed : t.closedTitle,
    REFUNDING: t.refundingTitle,
    REFUNDED: t.refundedTitle,
  }[order.status];
}
