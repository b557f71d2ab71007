import { randomInt } from 'node:crypto';

/** Seconds are counted from here, so that six digits of base 36 last until 2094. */
const firstSecondAt = Date.UTC(2025, 0, 1);
const randomDigits = 20;

/** 26 digits of base 36: six of time, so that numbers sort by it, and 20 (103 bits) random. */
export function newTradeNo(now: number): string {
  const seconds = Math.max(0, Math.floor((now - firstSecondAt) / 1000));
  const random = Array.from({ length: randomDigits }, () => randomInt(36).toString(36));
  return (seconds.toString(36).padStart(6, '0') + random.join('')).toUpperCase();
}

/** Whether a text could be a trade number of ours; anything else never reaches a query. */
export function isTradeNo(text: string): boolean {
  return /^[0-9A-Z]{26}$/.test(text);
}
