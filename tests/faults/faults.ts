import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../support/postgres.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { openRedisOfTest, redisProgram } from '../support/start-redis.ts';
import { openProxy } from '../support/tcp-proxy.ts';
import type { Fault, Stage } from './fault.ts';
import { seedFolder, seedOpenCase } from './seeded.ts';

const serve = async (env: NodeJS.ProcessEnv = {}) =>
  startServerProcess(await seedFolder(), { TRUST_PROXY: '1', ...env });

type Redis = Awaited<ReturnType<typeof openRedisOfTest>>;
type Hurt = { break(redis: Redis): Promise<void> | void; mend(redis: Redis): Promise<void> | void };

function redisFault(name: string, hurt: Hurt, { running = true } = {}): Fault {
  return {
    name,
    missing: redisProgram ? undefined : 'no redis-server',
    open: async () => {
      const redis = await openRedisOfTest();
      if (running) await redis.start();
      const server = await serve({ REDIS_URL: redis.url });
      return {
        server,
        break: () => hurt.break(redis),
        mend: () => hurt.mend(redis),
        readyMeanwhile: 'ready',
        close: async () => {
          await server.stop();
          await redis.stop();
        },
      };
    },
  };
}

type Database = {
  proxy: Awaited<ReturnType<typeof openProxy>>;
  restart: () => Promise<void>;
};
type HurtDatabase = {
  break(database: Database): Promise<void> | void;
  mend(database: Database): Promise<void> | void;
  readyMeanwhile?: Stage['readyMeanwhile'];
};

function databaseFault(name: string, hurt: HurtDatabase): Fault {
  return {
    name,
    open: async () => {
      const postgres = await startPostgres(console.error, { durable: true });
      if (!postgres) throw new Error('There is no PostgreSQL.');
      const url = new URL(postgres.url);
      const proxy = await openProxy({ host: url.hostname, port: Number(url.port) });
      url.port = String(proxy.port);
      const folder = await seedFolder();
      await seedOpenCase({ databaseUrl: postgres.url });
      const server = await startServerProcess(folder, { TRUST_PROXY: '1', DATABASE_URL: url.href });
      const database = { proxy, restart: async () => postgres.restart?.() };
      return {
        server,
        break: () => hurt.break(database),
        mend: () => hurt.mend(database),
        readyMeanwhile: hurt.readyMeanwhile ?? 'not ready',
        close: async () => {
          await server.stop();
          proxy.close();
          await postgres.stop();
        },
      };
    },
  };
}

const mebibyte = 1024 ** 2;

/** A disk of its own, so that it can be full. */
const fullDisk: Fault = {
  name: 'SQLite: the disk is full',
  missing: process.getuid?.() === 0 ? undefined : 'only root mounts a disk',
  open: async () => {
    const server = await serve();
    const ballast = join(server.folder, 'ballast');
    await server.halt();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', server.folder]);
    await seedOpenCase({ sqliteFile: join(server.folder, 'warmlight.db') });
    await server.restart();
    return {
      server,
      break: () => {
        const { bavail, bsize } = statfsSync(server.folder);
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - mebibyte / 4)));
      },
      mend: () => rmSync(ballast),
      readyMeanwhile: 'not ready',
      close: async () => {
        await server.halt();
        execFileSync('umount', [server.folder]);
        await server.stop();
      },
    };
  },
};

function processFault(
  name: string,
  hurt: (server: ServerProcess) => Pick<Stage, 'break' | 'mend'>,
): Fault {
  return {
    name,
    open: async () => {
      const server = await serve();
      return { server, ...hurt(server), readyMeanwhile: 'not ready', close: server.stop };
    },
  };
}

const nothing = () => {};

export const faults: readonly Fault[] = [
  redisFault('Redis hangs', { break: ({ hang }) => void hang(), mend: ({ wake }) => void wake() }),
  redisFault('Redis is killed', { break: ({ stop }) => stop(), mend: ({ start }) => start() }),
  redisFault(
    'Redis is not there at the start',
    { break: nothing, mend: ({ start }) => start() },
    { running: false },
  ),
  databaseFault('PostgreSQL: the network swallows everything', {
    break: ({ proxy }) => proxy.fallSilent(),
    mend: ({ proxy }) => proxy.mend(),
  }),
  databaseFault('PostgreSQL crashes and starts again', {
    break: ({ restart }) => restart(),
    mend: nothing,
    readyMeanwhile: 'any',
  }),
  databaseFault('PostgreSQL: every connection is cut', {
    break: ({ proxy }) => proxy.cut(),
    mend: nothing,
    readyMeanwhile: 'any',
  }),
  fullDisk,
  processFault('the server is killed and started again', (server) => ({
    break: () => server.kill9(),
    mend: () => server.restart(),
  })),
];
