import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../support/postgres.ts';
import { startServerProcess } from '../support/server-process.ts';
import type { Fault, Stage } from './fault.ts';
import { seedFolder, seedOpenCase, serve } from './seeded.ts';

const hourMs = 3_600_000;
/** It is more than a node may differ from its database. */
const tooFarMs = 10_000;

/** Makes a clock for one server, and what makes it read that. */
function openClock() {
  const folder = mkdtempSync(join(tmpdir(), 'warmlight-clock-'));
  const file = join(folder, 'ahead');
  return {
    set: (aheadMs: number) => writeFileSync(file, String(aheadMs)),
    env: {
      SHIFTED_CLOCK: file,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'shifted-clock.ts')}`,
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function clockFault(name: string, aheadMs: number): Fault {
  return {
    name,
    open: async () => {
      const clock = openClock();
      const server = await serve(clock.env);
      return {
        server,
        break: () => clock.set(aheadMs),
        mend: () => clock.set(0),
        readyMeanwhile: 'ready',
        close: async () => {
          await server.stop();
          clock.close();
        },
      };
    },
  };
}

function differingClocks(name: string, aheadMs: number): Fault {
  const open = async (): Promise<Stage> => {
    const postgres = await startPostgres(console.error, { durable: true });
    if (!postgres) throw new Error('There is no PostgreSQL.');
    const clock = openClock();
    const folder = await seedFolder();
    await seedOpenCase({ databaseUrl: postgres.url });
    const env = { TRUST_PROXY: '1', DATABASE_URL: postgres.url, ...clock.env };
    const server = await startServerProcess(folder, env);
    return {
      server,
      break: () => clock.set(aheadMs),
      mend: () => clock.set(0),
      readyMeanwhile: 'not ready',
      close: async () => {
        await server.stop();
        await postgres.stop();
        clock.close();
      },
    };
  };
  return { name, open };
}

export const clockFaults: readonly Fault[] = [
  clockFault('the clock jumps an hour forward, and back', hourMs),
  clockFault('the clock jumps an hour back, and forward', -hourMs),
  differingClocks("the node's clock is before PostgreSQL's", tooFarMs),
  differingClocks("the node's clock is behind PostgreSQL's", -tooFarMs),
];
