import { relativeTime } from '#src/shared/cases/relative-time.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

/** Beyond it the day itself says more. */
const longestMs = 30 * 24 * 60 * 60 * 1000;

// The first formatter of a page keeps a slow phone for a tenth of a second, which who never comes
// near a list does not pay.
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      showMoments(target);
    }
  },
  { rootMargin: '100% 0px' },
);
for (const list of document.querySelectorAll('.gifts')) watcher.observe(list);

function showMoments(list: Element): void {
  const locale = document.documentElement.lang as Locale;
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const now = Date.now();
  for (const time of list.querySelectorAll('time')) {
    const at = Date.parse(time.dateTime);
    time.title = exact.format(at);
    // A clock that runs behind knows nothing of it.
    if (at <= now && now - at < longestMs) time.textContent = relativeTime(at, now, locale);
  }
}
