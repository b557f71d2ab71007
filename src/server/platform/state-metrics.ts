import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '#src/server/db/database.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';

type Watched = { db: Database; config: { dataDir: string }; registry: Registry; now(): number };
type Reading = { name: string; help: string; read(): Promise<number> };

const readLimitMs = 1000;

/** What stands in the database and on the disk, read when it is asked for; what can't be read is NaN. */
export function addStateMetrics(watched: Watched): void {
  for (const { name, help, read } of readingsOf(watched)) {
    new Gauge({
      ...{ name, help },
      registers: [watched.registry],
      async collect() {
        const found = withLimit({ what: name, ms: readLimitMs }, read);
        this.set(await found.catch(() => Number.NaN));
      },
    });
  }
}

function readingsOf({ db, config, now }: Watched): Reading[] {
  return [
    {
      name: 'warmlight_jobs_oldest_due_seconds',
      help: 'How long the oldest job that nobody runs has been due',
      read: () => readOldestDue(db, now()),
    },
    {
      name: 'warmlight_jobs_given_up',
      help: 'Jobs that were given up and that staff have not seen to',
      read: () => countGivenUp(db),
    },
    {
      name: 'warmlight_money_out_frozen',
      help: '1 while no money may leave',
      read: () => countFreezes(db),
    },
    {
      name: 'warmlight_disk_free_ratio',
      help: 'The share of the disk of DATA_DIR that is free; below 0.05 the node is not ready',
      read: async () => {
        const { bavail, blocks } = await statfs(config.dataDir);
        return bavail / blocks;
      },
    },
  ];
}

async function readOldestDue(db: Database, now: number): Promise<number> {
  const { since } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.min('run_at').as('since'))
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .executeTakeFirstOrThrow();
  return since === null ? 0 : Math.max(0, (now - Number(since)) / 1000);
}

async function countGivenUp(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('failed_at', 'is not', null)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countFreezes(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('switches')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('name', '=', 'money-out-frozen')
    .where('value', '=', 'on')
    .executeTakeFirstOrThrow();
  return Number(count);
}
