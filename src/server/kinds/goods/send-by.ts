import { dayMs } from '#src/shared/platform/china-days.ts';

/** Until then a family promised to send a thing; null until it is paid. */
export function sendByOf(row: { paid_at: number | null; send_days: number }): number | null {
  return row.paid_at === null ? null : row.paid_at + row.send_days * dayMs;
}
