const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** An order nobody paid is closed after this; the cashier says so from the start. */
export const payWithinMs = 2 * hour;

/** So many orders may wait to be paid at once, of one person or browser. */
export const mostUnpaid = 10;

/** A donor who asks after their order has the gateway asked again, at most this often. */
export const askAgainMs = 5 * second;

/** A paid order is asked after once more, for a second payment whose notice was lost. */
export const lastAskMs = hour;

const pausesMs = [30 * second, 2 * minute, 10 * minute, hour];

/** Answers how long after its n-th question an unpaid payment is asked after again; n from 0. */
export function pauseBeforeAskMs(queryCount: number): number {
  return pausesMs[Math.min(queryCount, pausesMs.length - 1)] as number;
}
