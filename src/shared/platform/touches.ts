import { dayMs } from './china-days.ts';
import { touchNames, visitQueryOf } from './visit-query.ts';

/** These are the words of a link that led here, and when. */
export type Touch = { at: number } & Partial<Record<(typeof touchNames)[number], string>>;

/** This is what led a device here first and last, within thirty days. */
export type Touches = { first: Touch; last: Touch };

const lastsMs = 30 * dayMs;

/** Answers undefined for an address that says nothing of how someone came. */
export function touchOf(params: URLSearchParams, at: number): Touch | undefined {
  const words = visitQueryOf(params, touchNames);
  return Object.keys(words).length > 0 ? { ...words, at } : undefined;
}

/** Keeps what still counts: a first touch that is over gives way to the last. */
export function freshTouches(kept: Touches | undefined, now: number): Touches | undefined {
  const isFresh = ({ at }: Touch) => at > now - lastsMs;
  if (!kept || !isFresh(kept.last)) return undefined;
  return isFresh(kept.first) ? kept : { ...kept, first: kept.last };
}

/** Under this name a device keeps its touches. */
export const keptTouchesKey = 'touches';

/** Reads what a device kept; spoilt text is nothing. */
export function parseTouches(text: string | null | undefined, now: number): Touches | undefined {
  try {
    return freshTouches(JSON.parse(text ?? 'null'), now);
  } catch {
    return undefined;
  }
}

/** Writes the words of a touch again, for an address that goes on with them. */
export function wordsOf(touch: Touch | undefined): Partial<Record<string, string>> {
  const { at: _, ...words } = touch ?? { at: 0 };
  return words;
}
