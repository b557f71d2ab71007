import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from './plan.ts';

const file = join(import.meta.dirname, 'kept-seeds.txt');

/** Reads histories that failed once, as small as they could be made; every run lives them first. */
export function readKept(): Plan[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Plan);
}

export function keep(plan: Plan, why: string): void {
  const line = JSON.stringify(plan);
  if (readFileSync(file, 'utf8').split('\n').includes(line)) return;
  appendFileSync(file, `# ${why.split('\n')[0]}\n${line}\n`);
}
