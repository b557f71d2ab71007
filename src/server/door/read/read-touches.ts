import type { RawRequest } from '#src/server/door/door-request.ts';
import { safeTarget } from '#src/shared/platform/safe-target.ts';
import { freshTouches, type Touch, type Touches, touchOf } from '#src/shared/platform/touches.ts';
import { touchNames } from '#src/shared/platform/visit-query.ts';

type Asked = {
  /** This is what the caller's device kept, as it says. */
  kept: Touches | undefined;
  ownOrigins: readonly string[];
};

/**
 * Reads what led a caller here, first and last: what the device kept, and what the address says
 * that is asked for, or the own page before it, which is all there is without script.
 */
export function readTouches(
  { url, headers }: Pick<RawRequest, 'url' | 'headers'>,
  { kept, ownOrigins }: Asked,
  now: number,
): Touches | undefined {
  const fresh = freshTouches(kept && notAhead(kept, now), now);
  const { pathname, searchParams } = new URL(url);
  // A call has parameters of its own by the same names.
  const asked = pathname.startsWith('/api/') ? undefined : touchOf(searchParams, now);
  const before = touchBefore(safeTarget(headers.get('referer'), ownOrigins), now);
  const touch = asked && before && isPartOf(asked, before) ? before : (asked ?? before);
  return touch ? joined(fresh, touch) : fresh;
}

/** An address that passes on some words of the link before it is the same link. */
function isPartOf(asked: Touch, before: Touch): boolean {
  return touchNames.every((name) => asked[name] === undefined || asked[name] === before[name]);
}

/** A page tells of its own address before its device has kept it; the same words are no new touch. */
function joined(fresh: Touches | undefined, touch: Touch): Touches {
  if (!fresh) return { first: touch, last: touch };
  const isKept = touchNames.every((name) => fresh.last[name] === touch[name]);
  return isKept ? fresh : { ...fresh, last: touch };
}

function touchBefore(address: string | undefined, now: number): Touch | undefined {
  // Only an address with its host tells that the page before was ours.
  return address?.startsWith('http') ? touchOf(new URL(address).searchParams, now) : undefined;
}

/** A device's clock may be wrong; nobody came later than now. */
function notAhead({ first, last }: Touches, now: number): Touches {
  const ahead = (touch: Touch) => ({ ...touch, at: Math.min(touch.at, now) });
  return { first: ahead(first), last: ahead(last) };
}
