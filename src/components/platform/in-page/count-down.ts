import { safeTarget } from '#src/shared/platform/safe-target.ts';

const seconds = 5;
const stepMs = 1000;

/** It knows how often this device was shown the notice, and is told. */
type Counted = { mayShow(): Promise<boolean>; onShown(): void; onSkipped(): void };

/**
 * Counts down to the page in `redirectUrl`, an own path. Skipping and staying are one tap
 * away, and a page nobody looks at waits. A device that was shown enough goes on at once.
 */
export function countDown({ mayShow, onShown, onSkipped }: Counted): void {
  const row = document.querySelector<HTMLElement>('[data-countdown]');
  const [go, stay] = [row?.querySelector('a'), row?.querySelector('button')];
  const shown = document.querySelector<HTMLElement>('[data-left]');
  const target = safeTarget(new URLSearchParams(location.search).get('redirectUrl'));
  if (!row || !go || !stay || !shown || !target) return;
  const { countdown = '', skip = '' } = row.dataset;
  go.href = target;
  go.textContent = skip;
  stay.hidden = false;
  let left = seconds;
  const show = () => {
    shown.textContent = countdown.replace('{seconds}', String(left));
  };
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    left -= 1;
    show();
    if (left > 0) return;
    clearInterval(timer);
    location.replace(target);
  }, stepMs);
  void mayShow().then((may) => {
    if (may) onShown();
    else if (!stay.hidden) location.replace(target);
  });
  go.addEventListener('click', onSkipped);
  stay.addEventListener('click', () => {
    clearInterval(timer);
    shown.textContent = '';
    stay.hidden = true;
  });
  show();
}
