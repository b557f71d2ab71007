/** It is kept as `stores/unread.ts` keeps it; importing that would cost each reading page. */
const keptAs = 'warmlight.unread';

/**
 * Shows how many messages are unread: what a private page was drawn with, else what this device
 * heard last. It asks for nothing.
 */
export function showUnread(): void {
  const marks = document.querySelectorAll<HTMLElement>('[data-unread]');
  const drawn = marks[0]?.dataset.unread;
  try {
    if (drawn === '0') localStorage.removeItem(keptAs);
    else if (drawn) localStorage.setItem(keptAs, drawn);
    const kept = localStorage.getItem(keptAs);
    if (kept) for (const mark of marks) show(mark, kept);
  } catch {
    // Where nothing is stored, the count stands in the list of messages.
  }
}

function show(mark: HTMLElement, count: string): void {
  if (mark.firstElementChild) mark.firstElementChild.textContent = count;
  mark.hidden = false;
}
