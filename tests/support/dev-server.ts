import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { findFreePort, serverEnvironment } from './server-process.ts';

const root = join(import.meta.dirname, '../..');

export type DevServer = { origin: string; stop(): Promise<void> };

/**
 * Starts `npm run dev` over a copy of the seeded folder; it takes its first request when this is
 * done.
 */
export async function startDevServer(seeded: string): Promise<DevServer> {
  const folder = mkdtempSync(join(scratchDir(), 'warmlight-dev-'));
  cpSync(seeded, folder, { recursive: true });
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(
    process.execPath,
    [astro, 'dev', '--ignore-lock', '--port', String(port), '--host', '127.0.0.1'],
    {
      cwd: root,
      env: { ...serverEnvironment({ folder, port, origin }), ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.once('exit', () => child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('watching for file changes')) break;
  }
  child.stdout.resume();
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
