import { wakeEvent } from '#src/shared/platform/wake-event.ts';

/** As `stores/led-away.ts` keeps it; importing that would cost each reading page. */
function isAwaited(): boolean {
  try {
    const wish = localStorage.getItem('warmlight.comment-wish') ?? '';
    return wish.startsWith(`${document.body.dataset.case} `);
  } catch {
    return false;
  }
}

// Whoever was led away with words to send is back: the form sends them, which nobody touches.
if (isAwaited())
  document.getElementById('comment')?.dispatchEvent(new Event(wakeEvent, { bubbles: true }));
