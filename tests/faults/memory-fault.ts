import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import type { Fault } from './fault.ts';
import { serve } from './seeded.ts';

const controllers = '/sys/fs/cgroup/memory';
const group = `${controllers}/warmlight-faults`;
/** It may still take so much: much less than a request in flight and its garbage. */
const leftBytes = 2 * 1024 ** 2;

/** The kernel gives the process next to no more memory, and ends it when it needs some. */
export const memoryFault: Fault = {
  name: 'no memory is left: the kernel ends the server, and it is started again',
  missing:
    process.getuid?.() === 0 && existsSync(controllers)
      ? undefined
      : 'only root groups processes by memory',
  open: async () => {
    const server = await serve();
    mkdirSync(group, { recursive: true });
    return {
      server,
      break: () => {
        writeFileSync(`${group}/memory.limit_in_bytes`, String(leftBytes));
        writeFileSync(`${group}/cgroup.procs`, String(server.pid()));
      },
      mend: () => server.restart(),
      readyMeanwhile: 'any',
      close: async () => {
        await server.stop();
        rmdirSync(group);
      },
    };
  },
};
