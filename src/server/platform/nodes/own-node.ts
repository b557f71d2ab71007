import { resolve } from 'node:path';
import type { Config } from '#src/server/platform/config/config.ts';

type Placed = Pick<Config, 'dataDir' | 'port' | 'metricsPort'>;

/** On the metrics' port, which is on loopback only, this path says whose server it is. */
export const nodePath = '/node';
const answerWithinMs = 1000;

/** Answers what tells the server of one configuration from others of the same machine. */
export function nodeOf({ dataDir, port }: Placed): string {
  return JSON.stringify({ dataDir: resolve(dataDir), port });
}

/** Does the server of this very configuration run on this machine? */
export async function isOwnNodeRunning(config: Placed): Promise<boolean> {
  const address = `http://127.0.0.1:${config.metricsPort}${nodePath}`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(answerWithinMs) });
    return (await answer.text()) === nodeOf(config);
  } catch {
    return false;
  }
}
