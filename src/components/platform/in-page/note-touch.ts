import { keptTouchesKey, parseTouches, touchOf } from '#src/shared/platform/touches.ts';

/** Keeps by which link this page was come by, where its address says so. */
export function noteTouch(): void {
  const last = touchOf(new URLSearchParams(location.search), Date.now());
  if (!last) return;
  try {
    const before = parseTouches(localStorage.getItem(`warmlight.${keptTouchesKey}`), Date.now());
    const touches = { first: before?.first ?? last, last };
    localStorage.setItem(`warmlight.${keptTouchesKey}`, JSON.stringify(touches));
  } catch {
    // This browser stores nothing: its calls tell of the page they come from.
  }
}
