import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';

const root = join(import.meta.dirname, '../..');
const startTimeoutMs = 30_000;

/** It is the built server in a process of its own, over its own files, on a free loopback port. */
export type ServerProcess = {
  origin: string;
  /** Its DATA_DIR lies here. */
  folder: string;
  pid(): number;
  /** Kills it as a power cut would: there is no goodbye, and nothing in memory survives. */
  kill9(): Promise<void>;
  /**
   * Starts it again over the same files, at the same address; `tree` is that of another version.
   */
  restart(tree?: string): Promise<void>;
  /** Ends it and keeps its files. */
  halt(): Promise<void>;
  /** Reads what it wrote to its log since it started. */
  log(): string;
  stop(): Promise<void>;
};

/**
 * Starts one where `seeded` is a folder of files to start from; it is copied and stays as it is.
 * `tree` is where the sources and the build lie, if not here.
 */
export async function startServerProcess(
  seeded: string,
  more: NodeJS.ProcessEnv = {},
  tree = root,
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(scratchDir(), 'warmlight-e2e-'));
  cpSync(seeded, folder, { recursive: true });
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...serverEnvironment({ folder, port, origin }), ...more };
  const lines: string[] = [];
  let child = await launch(tree, env, lines);
  return {
    origin,
    folder,
    log: () => lines.join('\n'),
    pid: () => child.pid ?? 0,
    kill9: () => end(child, 'SIGKILL'),
    halt: () => end(child, 'SIGTERM'),
    restart: async (other = tree) => {
      await end(child, 'SIGTERM');
      child = await launch(other, env, lines);
    },
    stop: async () => {
      await end(child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Place = { folder: string; port: number; origin: string };

/** The machine's own settings must not leak in: a test would then talk to a real database. */
export function serverEnvironment({ folder, port, origin }: Place): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return {
    ...{ PATH, HOME, TMPDIR, HOST: '127.0.0.1', PORT: String(port), METRICS_PORT: '0' },
    ...{ PUBLIC_ORIGIN: origin, DATA_DIR: folder, LOG_LEVEL: 'warn' },
  };
}

/** Waits for the server's own word that it listens. */
function launch(tree: string, env: NodeJS.ProcessEnv, lines: string[]): Promise<ChildProcess> {
  const entry = join(tree, 'dist/current/server/entry.mjs');
  if (!existsSync(entry)) throw new Error('There is no built server: npm run build.');
  const child = spawn(process.execPath, [entry], {
    cwd: tree,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The server ${why}:\n${lines.join('\n')}`));
    };
    const tooLong = setTimeout(fail, startTimeoutMs, 'did not start in time');
    child.once('exit', (code) => fail(`ended with ${code}`));
    createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (!line.includes(String(env.PUBLIC_ORIGIN))) return;
      clearTimeout(tooLong);
      child.removeAllListeners('exit');
      resolve(child);
    });
  });
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(tooLong);
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}
