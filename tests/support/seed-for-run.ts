import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Seeds one folder for the whole run; every worker's server starts from a copy of it. */
export default function seedForRun(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'warmlight-seed-'));
  const { PATH, HOME } = process.env;
  execFileSync(process.execPath, [join(root, 'src/scripts/seed.ts'), '--small'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH, HOME, DATA_DIR: folder },
  });
  process.env.WARMLIGHT_SEEDED = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
