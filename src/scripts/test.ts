import { type Counts, countsLine, oneFailed, sumCounts } from './testing/count-cases.ts';
import { inCi } from './testing/run-command.ts';
import type { Part, Step } from './testing/step.ts';
import { phasesFor } from './testing/steps.ts';

const allParts: readonly Part[] = [
  'types',
  'lint',
  'rules',
  'unit',
  'server',
  'sim',
  'build',
  'e2e',
  'engines',
];

type Done = { name: string; seconds: string; counts: Counts; leftOut: readonly string[] };

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !allParts.includes(part as Part));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${allParts.join(', ')}.`);
  process.exit(2);
}

const finished: Done[] = [];
for (const lanes of phasesFor(asked.length > 0 ? (asked as Part[]) : allParts)) {
  await Promise.all(lanes.map(runLane));
}
console.log('\n== summary');
for (const { name, seconds, counts, leftOut } of finished) {
  console.log(`${name}: ${countsLine(counts)} (${seconds} s)`);
  for (const line of counts.failedCases ?? []) console.log(`  Failed: ${line}`);
  for (const line of counts.repeatedCases ?? [])
    console.log(`  Passed only when run again: ${line}`);
  for (const what of leftOut) console.log(`  Left out: ${what}`);
}
const total = sumCounts(finished.map(({ counts }) => counts));
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(countsLine(total));

async function runLane(lane: readonly Step[]): Promise<void> {
  for (const step of lane) finished.push(await runStep(step));
}

/** Never throws: a step that breaks is one failure, and the later ones still run. */
async function runStep({ name, run }: Step): Promise<Done> {
  console.log(`\n== ${name}`);
  const startedAt = performance.now();
  let result: Awaited<ReturnType<Step['run']>>;
  try {
    result = await run();
  } catch (error) {
    console.error(error);
    result = { counts: oneFailed, leftOut: [] };
  }
  const { counts, leftOut } = result;
  const missing = inCi
    ? { passed: 0, failed: leftOut.length, skipped: 0 }
    : { passed: 0, failed: 0, skipped: leftOut.length };
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return { name, seconds, counts: { ...counts, ...sumCounts([counts, missing]) }, leftOut };
}
