import { dayMs, dayOf, startOfDay } from '#src/shared/platform/china-days.ts';
import { noticeDays } from './monthly-rules.ts';

/** It is charged in the morning, when who hears of it can still do something about it. */
const hourMs = 3_600_000;
const chargeHour = 10;
/**
 * These are well within the hours of a wallet, 7 to 22, outside of which it takes neither word nor
 * charge.
 */
const [firstHour, lastHour] = [8, 21];

export const noticeMs = noticeDays * dayMs;
/** A month may still begin so late; later, the next one would come too soon after it. */
export const latestMs = 5 * dayMs;

/** Answers the month of an instant, as the platform's country counts: 2026-11. */
export function monthOf(at: number): string {
  return dayOf(at).slice(0, 7);
}

export function monthAfter(month: string): string {
  // No month has more than 31 days, and none fewer than 28.
  return monthOf(startOfDay(month) + 32 * dayMs);
}

/** Answers when a month is charged: on its day, or on its last one where the month is shorter. */
export function chargeAtOf(month: string, day: number): number {
  const lastDay = Number(dayOf(startOfDay(monthAfter(month)) - 1).slice(8));
  const days = String(Math.min(day, lastDay)).padStart(2, '0');
  return startOfDay(`${month}-${days}`) + chargeHour * hourMs;
}

/** Answers the first month after another whose charge can still be said in time. */
export function nextMonth(
  { day, after = '' }: { day: number; after?: string },
  now: number,
): string {
  let month = monthOf(now);
  while (month <= after || chargeAtOf(month, day) - noticeMs < now) month = monthAfter(month);
  return month;
}

/** Answers when the charge of a month is said. */
export function noticeAtOf(month: string, day: number): number {
  return chargeAtOf(month, day) - noticeMs;
}

/** May anything be said or charged now? Nobody is woken by money that goes. */
export function isByDay(at: number): boolean {
  const hour = (at - startOfDay(dayOf(at))) / hourMs;
  return hour >= firstHour && hour < lastHour;
}

/**
 * Answers the next moment by day from an instant on; what falls in the night waits for the morning.
 */
export function byDayFrom(at: number): number {
  if (isByDay(at)) return at;
  const today = startOfDay(dayOf(at));
  return (at - today < firstHour * hourMs ? today : today + dayMs) + chargeHour * hourMs;
}

/** What was told may be charged on the third day, that of the telling being the first. */
export function chargeableFrom(toldAt: number): number {
  return startOfDay(dayOf(toldAt)) + 2 * dayMs + chargeHour * hourMs;
}
