import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

export const redisProgram = ['/usr/bin/redis-server', '/usr/bin/valkey-server'].find(existsSync);

/**
 * Opens a Redis of one test, on a port that stays its own however often it is stopped and started.
 */
export async function openRedisOfTest() {
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  const stop = async () => {
    const ended = child && new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGKILL');
    child = undefined;
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      child = await startRedis(port);
    },
    /** It keeps its connections and says nothing. */
    hang: () => child?.kill('SIGSTOP'),
    wake: () => child?.kill('SIGCONT'),
    stop,
  };
}

async function startRedis(port: number): Promise<ChildProcess> {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  const child = spawn(redisProgram as string, [...settings, '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (text) => String(text).includes('Ready to accept') && resolve());
  });
  return child;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
