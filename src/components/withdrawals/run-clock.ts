const minuteMs = 60_000;

/** Counts a notice down by the minute; the numbers stand in the words the server wrote. */
export function runClock(): void {
  const clock = document.querySelector<HTMLElement>('[data-clock]');
  if (!clock) return;
  const endsAt = Number(clock.dataset.clock);
  const show = () => {
    const left = Math.ceil((endsAt - Date.now()) / minuteMs);
    if (left <= 0) {
      clock.textContent = clock.dataset.over ?? '';
      return;
    }
    const numbers = [String(Math.floor(left / 60)), String(left % 60)];
    clock.textContent = (clock.textContent ?? '').replaceAll(/\d+/g, () => numbers.shift() ?? '');
    setTimeout(show, minuteMs);
  };
  show();
}
