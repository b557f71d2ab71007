import { $unread } from '#src/stores/notices/unread.ts';

/** From now on every mark of the page shows what the store has. */
export function drawUnread(): void {
  $unread.listen((count = 0) => {
    for (const mark of document.querySelectorAll<HTMLElement>('[data-unread]')) {
      if (mark.firstElementChild) mark.firstElementChild.textContent = String(count);
      mark.hidden = count === 0;
    }
  });
}
