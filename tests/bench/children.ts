import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { listen } from '#src/serving/listen.ts';

const startTimeoutMs = 60_000;
const endTimeoutMs = 5000;
const running = new Set<ChildProcess>();

/** This is what a process has used since its start. */
export type Usage = { cpuSeconds: number; residentBytes: number };
export type Child = { origin: string; usage(): Promise<Usage>; stop(): Promise<void> };

type BuiltWishes = { entry: string; folder: string; env?: Record<string, string> };

/** Starts the built server over its own files, with nothing of this machine's settings. */
export async function startBuilt({ entry, folder, env = {} }: BuiltWishes): Promise<Child> {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const child = run([entry], {
    ...{ HOST: '127.0.0.1', PORT: String(port), METRICS_PORT: String(metricsPort) },
    ...{ PUBLIC_ORIGIN: `http://localhost:${port}`, DATA_DIR: folder, LOG_LEVEL: 'warn' },
    ...env,
  });
  await hear(child, `port ${port}`);
  const usage = () => readUsage(`http://127.0.0.1:${metricsPort}/metrics`);
  return { origin: `http://127.0.0.1:${port}`, usage, stop: () => end(child) };
}

/** Answers a bare `node:http` server that sends the answers kept in a file. */
export async function startBare(answersFile: string): Promise<Child> {
  const port = await findFreePort();
  const child = run([join(import.meta.dirname, 'bare-server.ts'), answersFile, String(port)], {});
  await hear(child, `port ${port}`);
  const origin = `http://127.0.0.1:${port}`;
  return { origin, usage: () => readUsage(`${origin}/metrics`), stop: () => end(child) };
}

/** Runs any other node process, for as long as it is needed. */
export function run(args: readonly string[], env: Record<string, string>): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, args, {
    env: { PATH, HOME, TMPDIR, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const tooLong = setTimeout(() => child.kill('SIGKILL'), endTimeoutMs);
  await ended;
  clearTimeout(tooLong);
}

/** Kills them without waiting, for when this process ends. */
export function killRunning(): void {
  for (const child of running) child.kill('SIGKILL');
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits for a child's own word. */
function hear(child: ChildProcess, message: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(
      () => reject(new Error(`A server did not say "${message}".`)),
      startTimeoutMs,
    );
    child.once('exit', (code) => reject(new Error(`A server ended with ${code}.`)));
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      if (!line.includes(message)) return;
      clearTimeout(tooLong);
      resolve();
    });
  });
}

async function readUsage(url: string): Promise<Usage> {
  const text = await (await fetch(url)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    cpuSeconds: read('process_cpu_seconds_total'),
    residentBytes: read('process_resident_memory_bytes'),
  };
}
