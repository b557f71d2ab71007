import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const parts = ['src', 'public', 'tests', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** Builds keep what they know of a tree in here, so a copy begins with none of it. */
const kept = ['.cache', '.astro', '.vite', '.vite-temp'];

/**
 * Makes a copy of the repository that can be built and tested; its packages are those of this one.
 */
export function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'warmlight-tree-'));
  for (const part of [...parts, 'astro.config.mjs']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!kept.includes(name)) symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  return folder;
}
