import { createServer } from 'node:net';
import type { Config } from '#src/server/platform/config/config.ts';

/** Refuses a port that others listen on, by the variable that would choose another. */
export async function requireFreePort({ host, port }: Config): Promise<void> {
  await requireFree('PORT', { host, port });
}

export async function requireFreePorts(config: Config): Promise<void> {
  const { metricsPort } = config;
  await requireFreePort(config);
  await requireFree('METRICS_PORT', { host: '127.0.0.1', port: metricsPort });
}

async function requireFree(variable: string, place: { host: string; port: number }): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(place.port, place.host, resolve);
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'another program listens there' : String(code);
    throw new Error(`Port ${place.port} on ${place.host} can't be used (${why}): set ${variable}.`);
  }
  await new Promise((resolve) => server.close(resolve));
}
