import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { ServerProcess } from '../support/server-process.ts';
import { clockFaults } from './clock-faults.ts';
import { databaseFaults } from './database-faults.ts';
import { diskFaults } from './disk-faults.ts';
import { drawingFault } from './drawing-fault.ts';
import type { Fault, Stage } from './fault.ts';
import { fileFaults } from './file-faults.ts';
import { gatewayFault } from './gateway-fault.ts';
import { keyFaults } from './key-faults.ts';
import { mailFaults } from './mail-faults.ts';
import { memoryFault } from './memory-fault.ts';
import { pushFaults } from './push-faults.ts';
import { redisFaults } from './redis-faults.ts';
import { serve } from './seeded.ts';
import { storeFault } from './store-fault.ts';
import { upgradeFaults } from './upgrade-faults.ts';

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

/** It is fewer than it has open for as long as it runs. */
const fewFiles = 16;
const manyFiles = 4096;

/**
 * It has so few files and connections that no new one can be opened; those that are there go on.
 */
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
  ...diskFaults,
  processFault('the server is killed and started again', (server) => ({
    break: () => server.kill9(),
    mend: () => server.restart(),
  })),
  noFilesLeft,
  drawingFault,
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
