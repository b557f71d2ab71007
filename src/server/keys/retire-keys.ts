import type { Database } from '#src/server/db/database.ts';
import { countSealed } from './count-sealed.ts';

/** It is longer than any node seals unheard, and than any upload that began before is good for. */
const replacedForMs = 2 * 3_600_000;

type KeyState = {
  keyId: string;
  version: number;
  rootId: string;
  usedFrom: number;
  /** The next one seals from then on; of the newest there is none. */
  replacedAt: number | undefined;
  retiredAt: number | null;
  /** This is how many values it sealed that are left. */
  left: number;
};

type KeyStates = { states: KeyState[]; unknown: { keyId: string; place: string; count: number }[] };

/** Finds every version with what it still seals, and values whose key nobody knows. */
export async function findKeyStates(db: Database): Promise<KeyStates> {
  const versions = await db.selectFrom('key_versions').selectAll().orderBy('version').execute();
  const counts = await countSealed(db);
  const states = versions.map((row, at) => ({
    ...{ keyId: row.id, version: row.version, rootId: row.root_id, usedFrom: row.used_from },
    replacedAt: versions[at + 1]?.used_from,
    retiredAt: row.retired_at,
    left: counts.reduce((sum, one) => sum + (one.keyId === row.id ? one.count : 0), 0),
  }));
  const live = new Set(states.flatMap((one) => (one.retiredAt === null ? [one.keyId] : [])));
  return { states, unknown: counts.filter(({ keyId }) => !live.has(keyId)) };
}

/** Finds what keeps a version from being retired, in words; undefined where nothing does. */
export function findObstacle(state: KeyState, now: number): string | undefined {
  const { keyId, replacedAt, left } = state;
  if (replacedAt === undefined || replacedAt > now) return `${keyId} is the one that seals.`;
  if (left > 0) return `${keyId} sealed ${left} values that are not sealed anew yet.`;
  const endsAt = replacedAt + replacedForMs;
  if (endsAt <= now) return undefined;
  const words = `${new Date(endsAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return `${keyId} was replaced too short a while ago: it can go at ${words}.`;
}

/**
 * Throws away each version that nothing is sealed with any more. A node that has not heard of a newer one
 * stopped sealing long before, so that nothing can come to need it.
 */
export async function retireKeys(db: Database, now: number): Promise<string[]> {
  const { states } = await findKeyStates(db);
  const retired: string[] = [];
  for (const state of states) {
    if (state.retiredAt !== null || findObstacle(state, now) !== undefined) continue;
    await db
      .updateTable('key_versions')
      .set({ wrapped: '', retired_at: now })
      .where('id', '=', state.keyId)
      .where('retired_at', 'is', null)
      .execute();
    retired.push(state.keyId);
  }
  return retired;
}
