import { relativeTime } from '#src/shared/cases/relative-time.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

/** Beyond it the day itself says more. */
const longestMs = 30 * 24 * 60 * 60 * 1000;
const locale = document.documentElement.lang as Locale;
const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });

for (const time of document.querySelectorAll<HTMLTimeElement>('.gifts time')) {
  const at = Date.parse(time.dateTime);
  const now = Date.now();
  time.title = exact.format(at);
  // A clock that runs behind knows nothing of it.
  if (at <= now && now - at < longestMs) time.textContent = relativeTime(at, now, locale);
}
