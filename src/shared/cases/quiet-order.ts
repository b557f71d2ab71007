import { dayMs } from '#src/shared/platform/china-days.ts';

/** These are the figures of the order of lists, as its rule tells them on the page. */
export const quietOrder = {
  /** A day on which fewer came to a page is a quiet one. */
  visitorsOfALoudDay: 20,
  /** Who got no gift for so long is again among those not yet helped. */
  daysWithoutGift: 14,
  /** One is drawn from so many of those that wait for longest. */
  drawnFrom: 50,
} as const;

export const withoutGiftMs = quietOrder.daysWithoutGift * dayMs;
