import { keptTouchesKey, type Touches } from '#src/shared/platform/touches.ts';
import { readKept } from './keepsakes.ts';

/**
 * Reads by which links this device came, as its pages noted; the server leaves out what is too old.
 */
export function readTouches(): Partial<Touches> | undefined {
  try {
    return JSON.parse(readKept(keptTouchesKey) ?? '');
  } catch {
    return undefined;
  }
}
