import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { isMarkedDamaged } from '#src/server/db/damage.ts';
import { type Database, engineOf } from '#src/server/db/database.ts';
import { findLostColumns } from '#src/server/db/find-lost-columns.ts';
import { findMissingMigrations } from '#src/server/db/migrate.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';

type Node = {
  config: { dataDir: string };
  db: Database;
  keys: Pick<Keys, 'isFresh'>;
  isStopping(): boolean;
  now(): number;
};
type Look = { obstacle: string; isRight(node: Node, machineClock: Clock): Promise<boolean> };
type Clock = () => number;
type Looked = { at: number; stopping: boolean; found: Promise<readonly string[]> };

/** Whoever asks for it is answered within a second, whatever hangs. */
const lookLimitMs = 800;
/** Anyone may ask, so that asking often costs no more than asking now and then. */
const keptForMs = 1000;
const leastFreeShare = 0.05;
const mostSkewMs = 2000;
const probeName = 'write-probe';

const looks: readonly Look[] = [
  { obstacle: 'it is about to end', isRight: async ({ isStopping }) => !isStopping() },
  {
    obstacle: 'it has not heard of new keys for a minute',
    isRight: async ({ keys }) => keys.isFresh(),
  },
  { obstacle: 'the database is damaged', isRight: async ({ db }) => !isMarkedDamaged(db) },
  { obstacle: 'the database takes no writes', isRight: writes },
  { obstacle: 'the database lacks a migration', isRight: isMigrated },
  {
    obstacle: 'the database has lost a column',
    isRight: async ({ db }) => (await findLostColumns(db)).length === 0,
  },
  { obstacle: 'the clocks of this machine and of the database differ', isRight: agreesOnTime },
  { obstacle: 'less than 5 percent of the disk is free', isRight: hasRoom },
];

/**
 * Says in words what keeps a node from its work; each look has its own time and none waits for
 * another.
 */
export function createReadiness(machineClock: Clock): (node: Node) => Promise<readonly string[]> {
  const lookedAt = new WeakMap<Node, Looked>();
  return (node) => {
    const at = performance.now();
    const stopping = node.isStopping();
    const looked = lookedAt.get(node);
    if (looked && at - looked.at <= keptForMs && stopping === looked.stopping) return looked.found;
    const found = findObstacles(node, machineClock);
    lookedAt.set(node, { at, stopping, found });
    return found;
  };
}

async function findObstacles(node: Node, machineClock: Clock): Promise<readonly string[]> {
  const found = await Promise.all(
    looks.map(async ({ obstacle, isRight }) => {
      const right = withLimit({ what: 'The look', ms: lookLimitMs }, () =>
        isRight(node, machineClock),
      );
      return (await right.catch(() => false)) ? [] : [obstacle];
    }),
  );
  return found.flat();
}

/** Writes a row of its own, really: a full or read-only disk takes questions and no answers. */
async function writes({ db, now }: Node): Promise<boolean> {
  const probe = { value: String(now()), set_at: now() };
  await db
    .insertInto('switches')
    .values({ name: probeName, reason: 'readyz', ...probe })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(probe))
    .execute();
  return true;
}

async function isMigrated({ db }: Node): Promise<boolean> {
  return (await findMissingMigrations(db)).length === 0;
}

/** Do this machine and the database say the same time? A file has no clock of its own. */
export async function agreesOnTime(
  { db }: Pick<Node, 'db'>,
  machineClock: Clock,
): Promise<boolean> {
  if (engineOf(db) === 'sqlite') return true;
  const askedAt = machineClock();
  const { rows } = await sql<{ at: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(db);
  const at = Number(rows[0]?.at);
  return at > askedAt - mostSkewMs && at < machineClock() + mostSkewMs;
}

async function hasRoom({ config }: Node): Promise<boolean> {
  const { bavail, blocks } = await statfs(config.dataDir);
  return bavail >= blocks * leastFreeShare;
}
