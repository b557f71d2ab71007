import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Finding, root } from './sources.ts';

/** How far each file is beyond a limit, by its path. */
export type Excess = Readonly<Record<string, number>>;
export type ExcessKind = 'linesOfLongFiles' | 'linesOfLongFunctions' | 'wideLinesOfPages';
export type Exceptions = Readonly<Record<ExcessKind, Excess>>;

const file = 'tests/rules/exceptions.json';
const command = 'node tests/rules/shrink-exceptions.ts';

export function readExceptions(): Exceptions {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Exceptions;
}

export function writeExceptions(exceptions: Exceptions): void {
  writeFileSync(join(root, file), `${JSON.stringify(exceptions, null, 2)}\n`);
}

/** What grew, or is beyond a limit and not on the list, which nothing is ever added to. */
export function findGrown(now: Excess, listed: Excess): Finding[] {
  return Object.entries(now).flatMap(([path, amount]) => {
    const before = listed[path] ?? listedElsewhere(path, now, listed);
    if (before === undefined) return [`${path} is beyond the limit (${amount}): split it`];
    return amount > before ? [`${path} grew from ${before} to ${amount}: it may only shrink`] : [];
  });
}

/** What has shrunk or moved, so that the list has to follow. */
export function findShrunk(now: Excess, listed: Excess): Finding[] {
  return Object.entries(listed).flatMap(([path, before]) => {
    const amount = now[path];
    if (amount === before) return [];
    const to = amount === undefined ? 'is within the limit, moved or gone' : `is at ${amount} now`;
    return [`${path} ${to}, no more at ${before}: "${command}" shortens ${file}`];
  });
}

/** The name of a file that moved: listed at a place where it no longer is. */
function listedElsewhere(path: string, now: Excess, listed: Excess): number | undefined {
  const old = Object.keys(listed).filter(
    (other) => !(other in now) && basename(other) === basename(path),
  );
  return old.length === 0 ? undefined : Math.max(...old.map((other) => listed[other] ?? 0));
}
