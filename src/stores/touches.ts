import { freshTouches, type Touches, touchOf } from '#src/shared/platform/touches.ts';
import { browser } from './browser.ts';
import { forget, keep, readKept } from './keepsakes.ts';

const key = 'touches';

/** What led this device here in the last thirty days; spoilt text is nothing. */
export function readTouches(): Touches | undefined {
  try {
    return freshTouches(JSON.parse(readKept(key) ?? 'null'), browser.now());
  } catch {
    forget(key);
    return undefined;
  }
}

/** Keeps how this page was come by, where its address says so. */
export function noteTouch(): void {
  const last = touchOf(new URLSearchParams(browser.here().split('?')[1]), browser.now());
  if (last) keep(key, JSON.stringify({ first: readTouches()?.first ?? last, last }));
}
