import { isUrgent, type NoticeKind } from './notice-kinds.ts';

/**
 * These are whole hours of China's clock, in which news wait; from and until the same hour there
 * are none.
 */
export type QuietHours = { quietFrom: number; quietUntil: number };

/** They are of whoever chose none. The database has the same for a new row. */
export const usualQuietHours: QuietHours = { quietFrom: 22, quietUntil: 8 };

export const hoursOfDay = 24;
const chinaOffsetHours = 8;
const hourMs = 3_600_000;

/** Answers when a notice may go out: at once, or when its reader's quiet hours end. */
export function sendableAt(kind: NoticeKind, quiet: QuietHours, now: number): number {
  const chinaHours = now / hourMs + chinaOffsetHours;
  const hour = chinaHours % hoursOfDay;
  if (isUrgent(kind) || !isQuiet(hour, quiet)) return now;
  const midnight = Math.floor(chinaHours / hoursOfDay) * hoursOfDay;
  const nextDay = hour >= quiet.quietUntil ? hoursOfDay : 0;
  return (midnight + nextDay + quiet.quietUntil - chinaOffsetHours) * hourMs;
}

function isQuiet(hour: number, { quietFrom, quietUntil }: QuietHours): boolean {
  if (quietFrom === quietUntil) return false;
  return quietFrom < quietUntil
    ? hour >= quietFrom && hour < quietUntil
    : hour >= quietFrom || hour < quietUntil;
}
