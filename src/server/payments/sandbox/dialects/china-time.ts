import { chinaOffsetMs } from '#src/shared/platform/china-days.ts';

/** Reads as `2026-11-20T12:00:00.000+08:00` does. */
export const writeInstant = (at: number): string =>
  new Date(at + chinaOffsetMs).toISOString().replace('Z', '+08:00');

/** Writes it as `2026-11-20 12:00:00.000`, in the time of China. */
export const writeClock = (at: number): string =>
  new Date(at + chinaOffsetMs).toISOString().slice(0, 23).replace('T', ' ');

export const readClock = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+08:00`);
