import { startPostgres } from '../support/postgres.ts';
import { startServerProcess } from '../support/server-process.ts';
import { openProxy } from '../support/tcp-proxy.ts';
import { holdAll, letGo, readOnly, tell } from './database-hands.ts';
import type { Fault, Stage } from './fault.ts';
import { seedFolder, seedOpenCase } from './seeded.ts';

type Database = {
  proxy: Awaited<ReturnType<typeof openProxy>>;
  restart: () => Promise<void>;
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** It leads around the server's own line. */
  url: string;
};
type HurtDatabase = {
  break(database: Database): Promise<void> | void;
  mend(database: Database): Promise<void> | void;
  readyMeanwhile?: Stage['readyMeanwhile'];
};

function databaseFault(
  name: string,
  hurt: HurtDatabase,
  prepare?: (url: string) => Promise<void>,
): Fault {
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
      await prepare?.(postgres.url);
      const server = await startServerProcess(folder, { TRUST_PROXY: '1', DATABASE_URL: url.href });
      const database = {
        ...{ proxy, url: postgres.url },
        restart: async () => postgres.restart?.(),
        pause: async () => postgres.pause?.(),
        resume: async () => postgres.resume?.(),
      };
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

const nothing = () => {};
const slowMs = 100;

/** The next version may do this to the tables while this one serves: it only adds. */
const nextVersion = [
  'alter table cases add column next_words text',
  'create table next_things (id text primary key)',
  `insert into kysely_migration (name, timestamp) values ('9999-next', '9999-01-01')`,
];

export const databaseFaults: readonly Fault[] = [
  databaseFault('PostgreSQL: the network swallows everything', {
    break: ({ proxy }) => proxy.fallSilent(),
    mend: ({ proxy }) => proxy.mend(),
  }),
  databaseFault('PostgreSQL is stopped, and started again later', {
    break: ({ pause }) => pause(),
    mend: ({ resume }) => resume(),
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
  databaseFault('PostgreSQL is slow', {
    break: ({ proxy }) => proxy.slowDown(slowMs),
    mend: ({ proxy }) => proxy.mend(),
    readyMeanwhile: 'any',
  }),
  databaseFault('PostgreSQL takes no writes', {
    break: ({ url }) => tell(url, ...readOnly(true)),
    mend: ({ url }) => tell(url, 'set default_transaction_read_only = off', ...readOnly(false)),
  }),
  databaseFault('PostgreSQL: others hold every connection', {
    break: async ({ proxy, url }) => {
      await holdAll(url);
      proxy.cut();
      // What was just let go is taken by whoever is quicker.
      await Promise.all(Array.from({ length: 10 }, () => holdAll(url)));
    },
    mend: letGo,
    readyMeanwhile: 'any',
  }),
  databaseFault('PostgreSQL: a column is missing', {
    break: ({ url }) => tell(url, 'alter table donations rename column words to words_elsewhere'),
    mend: ({ url }) => tell(url, 'alter table donations rename column words_elsewhere to words'),
  }),
  databaseFault('the tables become those of the next version', {
    break: ({ url }) => tell(url, ...nextVersion),
    mend: nothing,
    readyMeanwhile: 'ready',
  }),
  databaseFault(
    'N-1 starts over the tables of N',
    { break: nothing, mend: nothing, readyMeanwhile: 'ready' },
    (url) => tell(url, ...nextVersion),
  ),
];
