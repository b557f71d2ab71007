import type { Locale } from '#src/shared/platform/locale.ts';

const steps = [
  { unit: 'second', seconds: 60, until: 60 },
  { unit: 'minute', seconds: 60, until: 60 * 60 },
  { unit: 'hour', seconds: 60 * 60, until: 24 * 60 * 60 },
  { unit: 'day', seconds: 24 * 60 * 60, until: 30 * 24 * 60 * 60 },
  { unit: 'month', seconds: 30 * 24 * 60 * 60, until: 12 * 30 * 24 * 60 * 60 },
  { unit: 'year', seconds: 12 * 30 * 24 * 60 * 60, until: Number.POSITIVE_INFINITY },
] as const;

/** Making one costs more than all uses of it on a page. */
const formatters = new Map<string, Intl.RelativeTimeFormat>();

/**
 * Says how long ago it was, in minutes to years, or "now" within a minute; a month is 30 days. It is
 * never drawn into a page that is kept.
 */
export function relativeTime(at: number, now: number, locale: Locale): string {
  const ago = Math.max(0, Math.floor((now - at) / 1000));
  const { unit, seconds } = steps.find(({ until }) => ago < until) ?? steps[5];
  const numeric = ago < 60 ? 'auto' : 'always';
  const key = locale + numeric;
  const formatter = formatters.get(key) ?? new Intl.RelativeTimeFormat(locale, { numeric });
  formatters.set(key, formatter);
  return formatter.format(-Math.floor(ago / seconds), unit);
}
