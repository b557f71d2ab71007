import type { Locale } from './locale.ts';

const steps = [
  { unit: 'second', seconds: 1, until: 60 },
  { unit: 'minute', seconds: 60, until: 90 * 60 },
  { unit: 'hour', seconds: 60 * 60, until: Number.POSITIVE_INFINITY },
] as const;

/**
 * Says how long one has to wait, in words and never less than it is: 1986 seconds are 34 minutes.
 */
export function waitText(inSeconds: number, locale: Locale): string {
  const { unit, seconds } = steps.find(({ until }) => inSeconds < until) ?? steps[2];
  const count = Math.max(1, Math.ceil(inSeconds / seconds));
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
