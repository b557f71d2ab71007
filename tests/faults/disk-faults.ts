import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerProcess } from '../support/server-process.ts';
import type { Fault } from './fault.ts';
import { seedOpenCase, serve } from './seeded.ts';

const mebibyte = 1024 ** 2;
const isRoot = process.getuid?.() === 0;
const run = (command: string, ...args: string[]) => execFileSync(command, args);

/** Starts the server over a disk of its own, with a family that raises on it. */
async function serveOnDisk(mount: (folder: string) => void): Promise<ServerProcess> {
  const server = await serve();
  await server.halt();
  mount(server.folder);
  await seedOpenCase({ sqliteFile: join(server.folder, 'warmlight.db') });
  await server.restart();
  return server;
}

const unmount = async (server: ServerProcess) => {
  await server.halt();
  run('umount', server.folder);
  await server.stop();
};

/** It is made of memory, so small that it can be full. */
const fullDisk: Fault = {
  name: 'SQLite: the disk is full',
  missing: isRoot ? undefined : 'only root mounts a disk',
  open: async () => {
    const server = await serveOnDisk((folder) =>
      run('mount', '-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder),
    );
    const ballast = join(server.folder, 'ballast');
    return {
      server,
      break: () => {
        const { bavail, bsize } = statfsSync(server.folder);
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - mebibyte / 4)));
      },
      mend: () => rmSync(ballast),
      readyMeanwhile: 'not ready',
      close: () => unmount(server),
    };
  },
};

/**
 * A kernel does this to a file system whose disk fails: nobody writes any more, also to files that
 * are open. It is mounted anew, and the server started, as after the machine came up again.
 */
const readOnlyDisk: Fault = {
  name: 'SQLite: the disk turns read-only, and is mounted anew',
  missing: isRoot && existsSync('/dev/loop-control') ? undefined : 'only root mounts a disk',
  open: async () => {
    const place = mkdtempSync(join(tmpdir(), 'warmlight-disk-'));
    const image = join(place, 'image');
    writeFileSync(image, Buffer.alloc(96 * mebibyte));
    run('mkfs.ext4', '-q', '-F', image);
    const mount = (folder: string) => run('mount', '-o', 'loop', image, folder);
    const server = await serveOnDisk(mount);
    return {
      server,
      break: () => void run('mount', '-o', 'remount,abort', server.folder),
      mend: async () => {
        await server.halt();
        run('umount', server.folder);
        mount(server.folder);
        await server.restart();
      },
      readyMeanwhile: 'not ready',
      close: async () => {
        await unmount(server);
        rmSync(place, { recursive: true });
      },
    };
  },
};

export const diskFaults: readonly Fault[] = [fullDisk, readOnlyDisk];
