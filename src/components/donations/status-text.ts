import type { OrderView } from '#src/shared/donations/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';

type Order = Pick<OrderView, 'status' | 'amountInFen' | 'returnedInFen'>;

/** Is only a part of it back with its donor? */
export function isPartlyReturned({ amountInFen, returnedInFen }: Order): boolean {
  return returnedInFen > 0 && returnedInFen < amountInFen;
}

/** What became of a donation, in words. */
export function statusText(order: Order, locale: Locale): string {
  const { donations: t } = textsOf(locale);
  if (!isPartlyReturned(order)) return t.statuses[order.status];
  return t.partlyRefunded(yuan(order.returnedInFen, locale), yuan(order.amountInFen, locale));
}
