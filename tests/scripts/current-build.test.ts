import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { currentEntry, dropOldBuilds, makeCurrent } from '#src/scripts/current-build.ts';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';

const now = Date.parse('2026-11-22T08:00:00Z');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(scratchDir(), 'builds-'));
});

function addBuild(stamp: string, at = now): void {
  mkdirSync(join(folder, stamp, 'server'), { recursive: true });
  writeFileSync(join(folder, stamp, 'server', 'entry.mjs'), '');
  utimesSync(join(folder, stamp), at / 1000, at / 1000);
}

test('without a build nothing is served, and what to do is said', () => {
  expect(() => currentEntry(folder)).toThrow('npm run build');
  mkdirSync(join(folder, 'b1.unfinished', 'server'), { recursive: true });
  expect(() => currentEntry(folder)).toThrow('npm run build');
});

test('another build becomes the current one at once, and the one before stays whole', () => {
  for (const stamp of ['b1', 'b2']) {
    addBuild(stamp);
    makeCurrent(folder, stamp);
    expect(readlinkSync(join(folder, 'current'))).toBe(stamp);
    expect(currentEntry(folder)).toBe(join(folder, 'current', 'server', 'entry.mjs'));
  }
  expect(readdirSync(folder).sort()).toEqual(['b1', 'b2', 'current']);
});

test('old builds go, but for the current one, the two newest others and those of a day', () => {
  for (const [index, stamp] of ['old', 'older', 'oldest', 'current-one'].entries())
    addBuild(stamp, now - (index + 2) * dayMs);
  for (const stamp of ['new', 'newer']) addBuild(stamp, now - 1000);
  makeCurrent(folder, 'current-one');
  dropOldBuilds(folder, now);
  expect(readdirSync(folder).sort()).toEqual(['current', 'current-one', 'new', 'newer']);
});
