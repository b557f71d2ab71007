import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const startTimeoutMs = 30_000;
const preload = join(import.meta.dirname, 'die-at.ts');
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export type BuiltServer = {
  origin: string;
  /** It resolves once the process is gone, with how it went. */
  gone: Promise<'killed' | 'ended'>;
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' | 'SIGTERM'): void;
};

export type ServerWishes = {
  entry: string;
  folder: string;
  port: number;
  env?: Record<string, string>;
};

/** Starts the built server over a folder; undefined when it died before it listened. */
export async function startBuiltServer(wishes: ServerWishes): Promise<BuiltServer | undefined> {
  const { PATH, HOME, TMPDIR } = process.env;
  const origin = `http://127.0.0.1:${wishes.port}`;
  const child = spawn(process.execPath, ['--import', preload, wishes.entry], {
    env: {
      ...{ PATH, HOME, TMPDIR, HOST: '127.0.0.1', PORT: String(wishes.port), METRICS_PORT: '0' },
      ...{ PUBLIC_ORIGIN: origin, DATA_DIR: wishes.folder, LOG_LEVEL: 'error', TRUST_PROXY: '1' },
      ...wishes.env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const gone = new Promise<'killed' | 'ended'>((resolve) => {
    child.once('exit', (_, signal) => {
      running.delete(child);
      resolve(signal === 'SIGKILL' ? 'killed' : 'ended');
    });
  });
  const listening = new Promise<true>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes(`port ${wishes.port}`)) resolve(true);
    });
  });
  const tooLong = setTimeout(() => child.kill('SIGKILL'), startTimeoutMs);
  const first = await Promise.race([listening, gone]);
  clearTimeout(tooLong);
  if (first === 'ended') throw new Error('The server ended by itself before it listened.');
  if (first !== true) return undefined;
  return { origin, gone, signal: (name) => void child.kill(name) };
}
