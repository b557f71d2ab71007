import type { Services } from '#src/server/services.ts';

/** How the trail stood, sealed with a key that no database holds. */
type Anchor = { position: number; hash: string; at: number };
type AnchorServices = Pick<Services, 'db' | 'keys' | 'media'>;

const newest = 'audit/newest.json';
const hourMs = 3_600_000;

/**
 * Keeps the end of what was compared outside of the database, beside the pictures of staff: the
 * newest one, and one for each hour that stays. Whoever rewrites the chain can't rewrite these.
 */
export async function anchorTrail({ db, keys, media }: AnchorServices, now: number): Promise<void> {
  const { position, hash } = await db
    .selectFrom('audit_checks')
    .select(['position', 'hash'])
    .executeTakeFirstOrThrow();
  const anchor: Anchor = { position, hash, at: now };
  const sealed = { ...anchor, seal: sealOf(keys, anchor) };
  const bytes = Buffer.from(JSON.stringify(sealed));
  const hour = Math.floor(now / hourMs);
  for (const key of [`audit/hour-${hour}.json`, newest])
    await media.sealed.put(key, bytes, 'application/json');
}

/** The newest anchor, where it is ours; what was changed outside is no anchor. */
export async function findAnchor({
  keys,
  media,
}: Pick<Services, 'keys' | 'media'>): Promise<Anchor | 'forged' | undefined> {
  const bytes = await media.sealed.get(newest);
  if (!bytes) return undefined;
  try {
    const { seal, position, hash, at } = JSON.parse(Buffer.from(bytes).toString());
    const anchor = { position, hash, at };
    return seal === sealOf(keys, anchor) ? anchor : 'forged';
  } catch {
    return 'forged';
  }
}

/** Does the trail still say at the anchored row what it said then? Answers the row where it does not. */
export async function findAnchorBreak(services: AnchorServices): Promise<number | null> {
  const anchor = await findAnchor(services);
  if (anchor === undefined) return null;
  if (anchor === 'forged') return 0;
  if (anchor.position === 0) return null;
  const row = await services.db
    .selectFrom('audit_trail')
    .select('hash')
    .where('position', '=', anchor.position)
    .executeTakeFirst();
  return row?.hash === anchor.hash ? null : anchor.position;
}

/** A backup that is put back knows nothing of what came after it; each hour's anchor stays. */
export function forgetAnchor({ sealed }: Services['media']): Promise<void> {
  return sealed.delete(newest);
}

function sealOf({ blindIndex }: Services['keys'], { position, hash, at }: Anchor): string {
  return blindIndex('audit-anchor', `${position} ${hash} ${at}`);
}
