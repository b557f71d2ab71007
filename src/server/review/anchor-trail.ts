import { isOutOfReach } from '#src/server/db/db-errors.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type Gap, type KeptAnchors, keepSealed, readSealed } from './sealed-anchors.ts';

/** This is how the trail stood, sealed with a key that no database holds. */
type Anchor = { position: number; hash: string; at: number };
type AnchorServices = Pick<Services, 'db'> & KeptAnchors;

const newest = 'audit/newest.json';
const gapsFile = 'audit/begun-anew.json';
const hourMs = 3_600_000;
const hourKey = (hour: number) => `audit/hour-${hour}.json`;

/**
 * Keeps the end of what was compared outside of the database, beside the pictures of staff: the
 * newest one, and one for each hour that stays. Whoever rewrites the chain can't rewrite these.
 */
export function anchorTrail(services: AnchorServices, now: number): Promise<void> {
  return anchorEnd(services, 'audit_checks', now);
}

async function anchorEnd(
  { db, ...kept }: AnchorServices,
  endOf: 'audit_checks' | 'audit_head',
  now: number,
): Promise<void> {
  const end = await db.selectFrom(endOf).select(['position', 'hash']).executeTakeFirstOrThrow();
  const anchor: Anchor = { ...end, at: now };
  // The newest comes first: a kill between the two leaves no hour that is ahead of it.
  for (const key of [newest, hourKey(Math.floor(now / hourMs))])
    await keepSealed(kept, key, anchor);
}

/** Finds the newest anchor, where it is ours; what was changed outside is no anchor. */
export function findAnchor(kept: KeptAnchors): Promise<Anchor | 'forged' | undefined> {
  return readSealed<Anchor>(kept, newest);
}

/** Finds it for whoever reads the trail, which needs none: where they lie may be out of reach. */
export async function findShownAnchor(
  kept: KeptAnchors,
): Promise<Anchor | 'forged' | 'away' | undefined> {
  try {
    return await findAnchor(kept);
  } catch (error) {
    const isStoreAway = error instanceof Problem && error.reason === 'unavailable';
    if (isStoreAway || isOutOfReach(error)) return 'away';
    throw error;
  }
}

/**
 * Does the trail still say at each anchored row what it said then, by the newest anchor and those of
 * so many hours? Answers the row where it does not. A newest one that is gone while others stand, or
 * that is behind one of them, was taken or put there by somebody.
 */
export async function findAnchorBreak(
  services: AnchorServices,
  { hours }: { hours: number },
  now: number,
): Promise<number | null> {
  const gaps = (await readSealed<Gap[]>(services, gapsFile)) ?? [];
  const last = await findAnchor(services);
  if (gaps === 'forged' || last === 'forged') return 0;
  if (last && !(await isKept(services, last))) return last.position;
  for (let hour = Math.floor(now / hourMs), until = hour - hours; hour > until; hour -= 1) {
    const anchor = await readSealed<Anchor>(services, hourKey(hour));
    if (anchor === 'forged') return 0;
    if (!anchor || gaps.some(({ from, until }) => anchor.at > from && anchor.at < until)) continue;
    const isAhead = last === undefined || last.position < anchor.position;
    if (isAhead || !(await isKept(services, anchor))) return anchor.position;
  }
  return null;
}

async function isKept({ db }: AnchorServices, { position, hash }: Anchor): Promise<boolean> {
  if (position === 0) return true;
  const row = await db
    .selectFrom('audit_trail')
    .select('hash')
    .where('position', '=', position)
    .executeTakeFirst();
  return row?.hash === hash;
}

/**
 * A backup that is put back, or a demo that begins anew, knows nothing of what came after it: what was
 * anchored meanwhile is of another trail. Each hour's anchor stays, and so does the word of this.
 */
export async function anchorAnew(
  services: AnchorServices,
  { from }: Pick<Gap, 'from'>,
  now: number,
): Promise<void> {
  const before = await readSealed<Gap[]>(services, gapsFile);
  const gaps = before === 'forged' ? [] : (before ?? []);
  await keepSealed(services, gapsFile, [...gaps, { from, until: now }]);
  await anchorEnd(services, 'audit_head', now);
}
