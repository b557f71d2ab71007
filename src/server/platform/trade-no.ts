import { createHash, randomInt } from 'node:crypto';

/** Seconds are counted from here, so that six digits of base 36 last until 2094. */
const firstSecondAt = Date.UTC(2025, 0, 1);
const randomDigits = 20;

/**
 * A number has 26 digits of base 36: six of time, so that numbers sort by it, and 20 (103 bits)
 * random.
 */
export function newTradeNo(now: number): string {
  const random = Array.from({ length: randomDigits }, () => randomInt(36).toString(36));
  return (secondsOf(now) + random.join('')).toUpperCase();
}

/**
 * Answers the one number of what is done at most once for its cause: asked for again, it is the
 * same.
 */
export function tradeNoOf(cause: string, at: number): string {
  const hash = BigInt(`0x${createHash('sha256').update(cause).digest('hex')}`);
  return (secondsOf(at) + hash.toString(36).padStart(50, '0').slice(-randomDigits)).toUpperCase();
}

function secondsOf(at: number): string {
  const seconds = Math.max(0, Math.floor((at - firstSecondAt) / 1000));
  return seconds.toString(36).padStart(6, '0');
}

/** Tells whether a text could be a trade number of ours; anything else never reaches a query. */
export function isTradeNo(text: string): boolean {
  return /^[0-9A-Z]{26}$/.test(text);
}
