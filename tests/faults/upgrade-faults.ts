import pg from 'pg';
import { newId } from '#src/server/platform/keys.ts';
import { startPostgres } from '../support/postgres.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { orderOnce } from './callers.ts';
import type { Fault } from './fault.ts';
import { makeNextVersion, runIn } from './next-version.ts';
import { findOpenCase, seedFolder, seedOpenCase } from './seeded.ts';

type Taken = { key: string; orderId: string };

/**
 * Opens a PostgreSQL with this version's tables and its server, and the next version in a tree
 * beside.
 */
async function openVersions() {
  const postgres = await startPostgres(console.error, { durable: true });
  if (!postgres) throw new Error('There is no PostgreSQL.');
  const next = makeNextVersion();
  const folder = await seedFolder();
  await seedOpenCase({ databaseUrl: postgres.url });
  const env = { TRUST_PROXY: '1', DATABASE_URL: postgres.url };
  const before = await startServerProcess(folder, env);
  return {
    before,
    next,
    /** It is the operator's own command, while this version's server serves. */
    migrate: () => runIn(next, 'src/scripts/migrate.ts', { ...env, DATA_DIR: before.folder }),
    startNext: () => startServerProcess(folder, { ...env, DATA_DIR: before.folder }, next),
    countByNext: () => countByNext(postgres.url),
    close: async () => {
      await before.stop();
      await postgres.stop();
    },
  };
}

async function countByNext(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select count(*) as count from donations where next_words = 'said by N'`,
  );
  await client.end();
  return Number(rows[0].count);
}

/** What the next version took is known to this one, and was really written by the next. */
async function findLost(
  taken: readonly Taken[],
  { origin, written }: { origin: string; written: number },
): Promise<string[]> {
  const lost = written < Math.max(1, taken.length) ? [`N wrote ${written} orders`] : [];
  for (const { key, orderId } of taken) {
    const again = await orderOnce(origin, { infoUuid: findOpenCase(), key });
    if (again.orderId !== orderId) lost.push(orderId);
  }
  return lost;
}

/** N's tables come while N−1 serves, N serves beside it, and is taken away again. */
const sideBySide: Fault = {
  name: 'N of another build comes beside N-1, and goes again',
  open: async () => {
    const { before, migrate, startNext, countByNext, close } = await openVersions();
    const taken: Taken[] = [];
    let next: ServerProcess | undefined;
    const giveThere = async () => {
      if (!next) return 200;
      const wish = { infoUuid: findOpenCase(), key: newId() };
      const there = await orderOnce(next.origin, wish);
      const here = await orderOnce(before.origin, wish);
      if (there.orderId) taken.push({ key: wish.key, orderId: there.orderId });
      return there.orderId === here.orderId ? there.status : 409;
    };
    return {
      server: before,
      also: {
        what: 'order at N, known to N-1',
        act: giveThere,
        findLost: async () =>
          findLost(taken, { origin: before.origin, written: await countByNext() }),
      },
      break: async () => {
        migrate();
        next = await startNext();
      },
      mend: async () => {
        const gone = next;
        next = undefined;
        await gone?.stop();
        await before.restart();
      },
      readyMeanwhile: 'ready',
      close: async () => {
        await next?.stop();
        await close();
      },
    };
  },
};

/**
 * It runs at the same address, over the same tables and files: N in the place of N−1, and N−1
 * again.
 */
const inPlace: Fault = {
  name: 'N of another build takes the place of N-1, and N-1 that of N',
  open: async () => {
    const { before, next, migrate, countByNext, close } = await openVersions();
    return {
      server: before,
      also: {
        what: 'nothing besides',
        act: async () => 200,
        findLost: async () => findLost([], { origin: before.origin, written: await countByNext() }),
      },
      break: async () => {
        migrate();
        await before.restart(next);
      },
      mend: () => before.restart(),
      readyMeanwhile: 'ready',
      close,
    };
  },
};

export const upgradeFaults: readonly Fault[] = [sideBySide, inPlace];
