import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '#src/shared/platform/china-days.ts';

/** Each build has a folder of its own in here, named after its sources. */
export const builds = join(import.meta.dirname, '..', '..', 'dist');

/** This is the link to the build that is served. */
export const linkName = 'current';
const keptBuilds = 3;

/** Changes the link at once; a server that runs reads on from the folder it began in. */
export function makeCurrent(folder: string, stamp: string): void {
  mkdirSync(folder, { recursive: true });
  const link = join(folder, `${stamp}.${process.pid}.link`);
  symlinkSync(stamp, link, 'dir');
  renameSync(link, join(folder, linkName));
}

/** Answers the server of the current build; without one there is nothing to serve. */
export function currentEntry(folder: string): string {
  const entry = join(folder, linkName, 'server', 'entry.mjs');
  if (!existsSync(entry)) throw new Error('The site is not built: npm run build.');
  return entry;
}

/** The last builds stay for a day and longer: a server may still read from one of them. */
export function dropOldBuilds(folder: string, now: number): void {
  const current = readlinkSync(join(folder, linkName));
  const others = readdirSync(folder)
    .filter((name) => name !== linkName && name !== current)
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at);
  for (const { path, at } of others.slice(keptBuilds - 1)) {
    if (at < now - dayMs) rmSync(path, { recursive: true, force: true });
  }
}
