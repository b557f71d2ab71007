import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { writeAwayPages } from './away-pages.ts';
import { billOfMaterials, type Lock } from './bill-of-materials.ts';
import { builds, dropOldBuilds, linkName, makeCurrent } from './current-build.ts';
import { licenceNotices } from './licence-notices.ts';

const root = join(import.meta.dirname, '..', '..');
const sources = ['src', 'public', 'package-lock.json', 'astro.config.mjs'];

/** Builds the site when no build of these very sources is there, and makes it the current one. */
export function buildIfStale(): void {
  const stamp = stampOfSources();
  if (!existsSync(join(builds, stamp))) build(stamp);
  makeCurrent(builds, stamp);
  dropOldBuilds(builds, Date.now());
}

/** Was the current build made of other sources than these? */
export function isStale(folder: string): boolean {
  return basename(realpathSync(join(folder, linkName))) !== stampOfSources();
}

/** Builds in a folder of its own, which has its name only once it is whole. */
function build(stamp: string): void {
  console.log('Building the site (about a minute the first time) …');
  const unfinished = join(builds, `${stamp}.${process.pid}.unfinished`);
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  execFileSync(process.execPath, [astro, 'build', '--silent', '--outDir', unfinished], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  execFileSync(process.execPath, [join(import.meta.dirname, 'compile-ahead.ts'), unfinished], {
    stdio: 'inherit',
  });
  writeAwayPages(join(unfinished, 'away'));
  const lock = readLock();
  writeFileSync(join(unfinished, 'sbom.cdx.json'), billOfMaterials(lock));
  const own = readFileSync(join(import.meta.dirname, 'operate', 'LICENCE.txt'), 'utf8');
  writeFileSync(join(unfinished, 'client', 'licences.txt'), licenceNotices(own, lock, root));
  // Somebody else may have been quicker.
  if (existsSync(join(builds, stamp))) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, join(builds, stamp));
}

function readLock(): Lock {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
}

function stampOfSources(): string {
  const hash = createHash('sha256');
  for (const source of sources) hashTree(hash, join(root, source));
  return hash.digest('hex').slice(0, 16);
}

function hashTree(hash: ReturnType<typeof createHash>, path: string): void {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory())
    return void hash.update(path.slice(root.length)).update(readFileSync(path));
  for (const name of readdirSync(path).sort()) hashTree(hash, join(path, name));
}
