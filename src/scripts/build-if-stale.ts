import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const stampFile = join(root, 'dist', 'built-from');
const sources = ['src', 'public', 'package-lock.json', 'astro.config.mjs'];
/** Prerendered pages carry these, so a change of one needs a new build. */
const variables = [
  'PUBLIC_ORIGIN',
  'PORT',
  'WARMLIGHT_MODE',
  'OPERATOR_NAME',
  'OPERATOR_LICENCE',
  'CUSTODY_BANK',
  'HOTLINE',
];

/** Builds the site when no build of these very sources and settings is there. */
export function buildIfStale(): void {
  const stamp = stampOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the site (about a minute the first time) …');
  execFileSync(join(root, 'node_modules', '.bin', 'astro'), ['build', '--silent'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  writeFileSync(stampFile, stamp);
}

function stampOfSources(): string {
  const hash = createHash('sha256');
  for (const source of sources) hashTree(hash, join(root, source));
  // Dated texts appear on their day, which is China's.
  hash.update(new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' }));
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  return hash.digest('hex');
}

function hashTree(hash: ReturnType<typeof createHash>, path: string): void {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory())
    return void hash.update(path.slice(root.length)).update(readFileSync(path));
  for (const name of readdirSync(path).sort()) hashTree(hash, join(path, name));
}
