import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerProcess } from '../support/server-process.ts';
import { clockFaults } from './clock-faults.ts';
import { databaseFaults } from './database-faults.ts';
import type { Fault, Stage } from './fault.ts';
import { fileFaults } from './file-faults.ts';
import { gatewayFault } from './gateway-fault.ts';
import { keyFaults } from './key-faults.ts';
import { mailFaults } from './mail-faults.ts';
import { memoryFault } from './memory-fault.ts';
import { pushFaults } from './push-faults.ts';
import { redisFaults } from './redis-faults.ts';
import { seedOpenCase, serve } from './seeded.ts';
import { storeFault } from './store-fault.ts';
import { upgradeFaults } from './upgrade-faults.ts';

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

/** Fewer than it has open for as long as it runs. */
const fewFiles = 16;
const manyFiles = 4096;

/** So few files and connections that no new one can be opened; those that are there go on. */
const noFilesLeft: Fault = {
  name: 'no file can be opened any more (EMFILE)',
  missing: existsSync('/usr/bin/prlimit') ? undefined : 'no prlimit',
  open: async () => {
    const server = await serve();
    const limit = (files: number) =>
      execFileSync('prlimit', [`--pid=${server.pid()}`, `--nofile=${files}:`]);
    return {
      server,
      break: () => void limit(fewFiles),
      mend: () => void limit(manyFiles),
      readyMeanwhile: 'not ready',
      close: server.stop,
    };
  },
};

export const faults: readonly Fault[] = [
  ...redisFaults,
  ...databaseFaults,
  fullDisk,
  processFault('the server is killed and started again', (server) => ({
    break: () => server.kill9(),
    mend: () => server.restart(),
  })),
  noFilesLeft,
  memoryFault,
  storeFault,
  gatewayFault,
  ...pushFaults,
  ...mailFaults,
  ...fileFaults,
  ...keyFaults,
  ...clockFaults,
  ...upgradeFaults,
];
