import { shortCount } from '#src/shared/platform/short-count.ts';

/** Every mark of the page shows this count. */
export function drawUnread(count = 0): void {
  for (const mark of document.querySelectorAll<HTMLElement>('[data-unread]')) {
    if (mark.firstElementChild) mark.firstElementChild.textContent = shortCount(count);
    mark.hidden = count === 0;
  }
}
