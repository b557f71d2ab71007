import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-command.ts';
import { scratchDir } from './scratch-dir.ts';

/**
 * Seeds one folder for the whole run, where none is named; every worker's server starts from a copy
 * of it.
 */
export default function seedForRun(): () => void {
  if (process.env.WARMLIGHT_SEEDED) return () => {};
  const folder = mkdtempSync(join(scratchDir(), 'warmlight-seed-'));
  const { PATH, HOME } = process.env;
  execFileSync(process.execPath, [join(root, 'src/scripts/seed.ts'), '--small'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH, HOME, DATA_DIR: folder },
  });
  process.env.WARMLIGHT_SEEDED = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
