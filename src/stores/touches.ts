import { keptTouchesKey, parseTouches, type Touches } from '#src/shared/platform/touches.ts';
import { browser } from './browser.ts';
import { readKept } from './keepsakes.ts';

/** By which links this device came in the last thirty days, as its pages noted when it came. */
export function readTouches(): Touches | undefined {
  return parseTouches(readKept(keptTouchesKey), browser.now());
}
