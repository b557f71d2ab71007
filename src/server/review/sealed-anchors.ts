import type { Services } from '#src/server/services.ts';

/** This is where anchors lie, and the key that seals them. */
export type KeptAnchors = {
  keys: Pick<Services['keys'], 'blindIndex'>;
  media: Pick<Services['media'], 'sealed'>;
};
/** What was anchored between these instants is of a trail that a restore left behind. */
export type Gap = { from: number; until: number };

/** Puts it outside of the database, with a seal that nobody makes who has the store alone. */
export function keepSealed({ keys, media }: KeptAnchors, key: string, said: object): Promise<void> {
  const words = JSON.stringify(said);
  const bytes = Buffer.from(JSON.stringify({ words, seal: sealOf(keys, key, words) }));
  return media.sealed.put(key, bytes, 'application/json');
}

/** Reads what was sealed so under this name, and nothing that was moved here from another. */
export async function readSealed<Said extends object>(
  { keys, media }: KeptAnchors,
  key: string,
): Promise<Said | 'forged' | undefined> {
  const bytes = await media.sealed.get(key);
  if (!bytes) return undefined;
  try {
    const { words, seal } = JSON.parse(Buffer.from(bytes).toString());
    return seal === sealOf(keys, key, words) ? (JSON.parse(words) as Said) : 'forged';
  } catch {
    return 'forged';
  }
}

function sealOf({ blindIndex }: KeptAnchors['keys'], key: string, words: string): string {
  return blindIndex('audit-anchor', `${key} ${words}`);
}
