import type { ChildProcess } from 'node:child_process';

/** Keeps one process at a time, which may be ended and started again. */
export async function keepRunning(launch: () => Promise<ChildProcess>) {
  let server = await launch();
  return {
    kill: () => void server.kill('SIGQUIT'),
    start: async () => {
      server = await launch();
    },
    end: async (signal: 'SIGINT' | 'SIGQUIT') => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      if (server.kill(signal)) await ended;
    },
  };
}
