import { randomBytes } from 'node:crypto';
import type { Database } from '#src/server/db/database.ts';
import type { KeyRing, SealKey } from './key-ring.ts';
import type { KeyService } from './key-service.ts';

/** A new version is known everywhere so long before the first one seals with it. */
export const knownBeforeMs = 10_000;
const lookEveryMs = 2000;
/** A node that has heard nothing for so long seals nothing: it may not know of a newer version. */
export const sealsUnheardMs = 60_000;

type Version = SealKey & { version: number; usedFrom: number };

export type LiveKeyRing = KeyRing & {
  refresh(): Promise<void>;
  /** Looks for new versions until it is told to leave off. */
  watch(onError: (error: unknown) => void): () => void;
};

type Opened = { service: KeyService; now: () => number };

/**
 * Opens the versions of the key that seals, as the database names them; the first one is made here.
 */
export async function openKeyRing(db: Database, { service, now }: Opened): Promise<LiveKeyRing> {
  let versions = await readVersions(db, { service, known: [] });
  if (versions.length === 0) {
    await addVersion(db, { service, version: 1, usedFrom: now() }, now());
    versions = await readVersions(db, { service, known: [] });
  }
  // A command that is soon over need not look again.
  let heardAt: number | undefined;
  const isFresh = () => heardAt === undefined || performance.now() - heardAt < sealsUnheardMs;
  const refresh = async () => {
    const askedAt = performance.now();
    versions = await readVersions(db, { service, known: versions });
    if (heardAt !== undefined) heardAt = askedAt;
  };
  return {
    isFresh,
    refresh,
    find: (id) => versions.find((version) => version.id === id),
    current: () => {
      if (!isFresh()) throw new Error('The versions of keys were not heard of for too long.');
      return newestOf(versions, now());
    },
    watch: (onError) => {
      heardAt = performance.now();
      let looking = Promise.resolve();
      const look = () => {
        looking = looking.then(refresh).catch(onError);
      };
      const timer = setInterval(look, lookEveryMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

function newestOf(versions: readonly Version[], now: number): SealKey {
  const used = versions.filter(({ usedFrom }) => usedFrom <= now);
  // Clocks may differ by a moment when the very first one is made.
  const newest = used.at(-1) ?? versions[0];
  if (!newest) throw new Error('There is no key that seals.');
  return newest;
}

type Known = { service: KeyService; known: readonly Version[] };

/** Reads them in their order; they are opened once, since a service may be far away. */
async function readVersions(db: Database, { service, known }: Known): Promise<Version[]> {
  const rows = await db
    .selectFrom('key_versions')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('version')
    .execute();
  const versions: Version[] = [];
  for (const { id, version, used_from: usedFrom, root_id: rootId, wrapped } of rows) {
    const secret =
      known.find((one) => one.id === id)?.secret ?? (await service.unwrap(id, { rootId, wrapped }));
    versions.push({ id, version, usedFrom, secret });
  }
  return versions;
}

type New = { service: KeyService; version: number; usedFrom: number };

/** Keeps a new version, unless another process just made the one of this number. */
export async function addVersion(
  db: Database,
  { service, version, usedFrom }: New,
  now: number,
): Promise<void> {
  const id = `seal${version}-${randomBytes(4).toString('hex')}`;
  const { rootId, wrapped } = await service.wrap(id, randomBytes(32));
  await db
    .insertInto('key_versions')
    .values({ id, version, root_id: rootId, wrapped, made_at: now, used_from: usedFrom })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}
