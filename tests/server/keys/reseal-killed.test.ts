import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { openDatabase } from '#src/server/db/open-database.ts';
import { resealValues } from '#src/server/keys/reseal-values.ts';
import { findKeyStates } from '#src/server/keys/retire-keys.ts';
import { rotateKeys } from '#src/server/keys/rotate-keys.ts';
import { knownBeforeMs } from '#src/server/platform/keys/open-key-ring.ts';
import { keyServiceOf } from '#src/server/platform/keys/open-keys.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { addSealedRows, mobileOf, openNode, readSealedRows } from './sealed-rows.ts';

const program = join(import.meta.dirname, 'processes/reseal-until-killed.ts');
let opened: TestDatabase;
let folder: string;
let keyFile: string;
beforeEach(async () => {
  opened = await openTestDatabase();
  folder = mkdtempSync(join(scratchDir(), 'warmlight-keys-'));
  keyFile = join(folder, 'root-keys.txt');
});
afterEach(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Answers what it said it had written by the time it died. */
async function runUntilKilled(dieAt: number): Promise<[at: number, mobile: string][]> {
  const asked = JSON.stringify({ address: opened.address, keyFile, dieAt });
  const child = spawn(process.execPath, [program, asked], { stdio: ['ignore', 'pipe', 'inherit'] });
  const words = await text(child.stdout);
  return words.split('\n').flatMap((line): [number, string][] => {
    const [at, mobile] = line.split(' ');
    return mobile?.length === 11 ? [[Number(at), mobile]] : [];
  });
}

test('killed anywhere, under writes, it loses nothing and ends when it is run again', {
  timeout: 60_000,
}, async () => {
  const count = 120;
  // This is long enough ago that the new version is in use by now.
  const past = Date.now() - 2 * knownBeforeMs;
  const { keys } = await openNode(opened.db, { keyFile, now: () => past });
  await addSealedRows(opened.db, keys, count);
  await rotateKeys({ db: opened.db, service: keyServiceOf({ keyFile }) }, past);
  await opened.db.destroy();
  const expected = Array.from({ length: count }, (_, at) => mobileOf(at));
  for (const dieAt of [1, 7, 51, 60, 101]) {
    for (const [at, mobile] of await runUntilKilled(dieAt)) expected[at] = mobile;
    const db = await openDatabase(opened.address);
    const node = await openNode(db, { keyFile, now: Date.now });
    const { mobiles, answers } = await readSealedRows(db, node.keys);
    // One more than it said may be written: it died before it could say so.
    const others = mobiles.filter((mobile, at) => mobile !== expected[at]);
    expect(others.length).toBeLessThanOrEqual(1);
    expect(others.every((mobile) => mobile.startsWith('139'))).toBe(true);
    mobiles.forEach((mobile, at) => {
      expected[at] = mobile;
    });
    expect(answers).toEqual(Array.from({ length: count }, (_, at) => mobileOf(at)));
    await db.destroy();
  }
  const db = await openDatabase(opened.address);
  const node = await openNode(db, { keyFile, now: Date.now });
  const log = pino({ level: 'silent' });
  await resealValues({ db, keys: node.keys, log }, new AbortController().signal);
  expect((await readSealedRows(db, node.keys)).mobiles).toEqual(expected);
  expect((await findKeyStates(db)).states.map(({ left }) => left)).toEqual([0, 2 * count]);
  await db.destroy();
});
