import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';
import { plantBug, readProduct } from './plant-bug.ts';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '6000' },
    workers: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
  },
});

const root = join(import.meta.dirname, '../../..');
const copied = ['src', 'tests', 'package.json', 'tsconfig.json', 'vitest.config.ts'];

const product = readProduct();

type Found = { by: string; after: string };

const copy = mkdtempSync(join(tmpdir(), 'warmlight-mutants-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const unplanted = await hunt({ name: 'nothing', edits: [] });
if (unplanted) throw new Error(`Without any bug planted, this breaks: ${unplanted.by}`);

let missed = 0;
const hunted = mutants.filter(({ name }) =>
  values.only.split(',').some((part) => name.includes(part)),
);
for (const mutant of hunted) {
  const found = await withBug(mutant, () => hunt(mutant));
  if (found === undefined) missed += 1;
  const { by, after } = found ?? { by: 'NOT FOUND', after: '' };
  console.log(`${mutant.name.padEnd(52)} ${after.padEnd(18)} ${by.slice(0, 110)}`);
}
console.log(`${hunted.length} planted bugs, not found: ${missed}`);
process.exitCode = missed > 0 ? 1 : 0;

/** Plants a bug in the copy for as long as the work takes; one that no longer fits fails the run. */
async function withBug<T>(mutant: Mutant, work: () => Promise<T>): Promise<T> {
  const planted = [...plantBug(product, mutant)];
  try {
    for (const [path, text] of planted) writeFileSync(join(copy, path), text);
    return await work();
  } finally {
    for (const [path] of planted) writeFileSync(join(copy, path), product.get(path) ?? '');
  }
}

async function hunt({ tests }: Mutant): Promise<Found | undefined> {
  const args = ['--quick', '--histories', values.histories, '--workers', values.workers];
  const said = tests ? '' : await run('tests/sim/run-sim.ts', args);
  const broken = /^broken: (.*)$/m.exec(said)?.[1];
  const after = /^failed: .* after (\d+) histories$/m.exec(said)?.[1];
  if (broken) return { by: broken, after: `${after} histories` };
  if (!tests)
    return /^violations: 0/m.test(said) ? undefined : { by: lastLine(said), after: 'start' };
  return (await failsTests(tests)) ? { by: tests.join(', '), after: 'tests' } : undefined;
}

/** A bug that stops the simulator from starting is found too. */
function lastLine(said: string): string {
  return /^\w*Error.*$/m.exec(said)?.[0] ?? said.trim().split('\n').at(-1) ?? '';
}

async function run(file: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [file, ...args], { cwd: copy });
  const said: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => said.push(part));
  child.stderr.on('data', (part: Buffer) => said.push(part));
  await new Promise((resolve) => child.once('close', resolve));
  return Buffer.concat(said).toString();
}

async function failsTests(tests: readonly string[]): Promise<boolean> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--project', 'server-sqlite'];
  try {
    execFileSync(process.execPath, [vitest, ...args, ...tests], { cwd: copy, stdio: 'ignore' });
    return false;
  } catch {
    return true;
  }
}
