import { parseArgs } from 'node:util';
import { openCrew } from './crew.ts';
import { keep, readKept } from './kept-seeds.ts';
import { runHistories } from './run-histories.ts';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    /** It ends at the first failure, unshrunk; for planted bugs. */
    quick: { type: 'boolean', default: false },
  },
});

/** From so many histories on, each kind of fault strikes at least so often in a thousand. */
const longRun = 3000;
const firesPerThousand = 4;
const tellEvery = 10_000;

const startedAt = performance.now();
const crew = await openCrew(Number(values.workers));
const run = await runHistories(crew, {
  ...{ histories: Number(values.histories), seed: values.seed, kept: readKept() },
  quick: values.quick,
  onLived: ({ seed, violations: [first] }, histories) => {
    if (first) {
      console.log(`failed: seed ${seed}, after ${histories} histories`);
      console.log(`broken: ${first.equation}: ${first.detail}`);
    }
    if (histories % tellEvery === 0) console.log(`${histories} histories`);
  },
});
await crew.close();

const seconds = (performance.now() - startedAt) / 1000;
const { tally, repeated, unequal, shrunk } = run;
console.log(
  `histories: ${tally.histories}   steps: ${tally.steps}   checks of all equations: ${tally.checks}`,
);
console.log(`violations: ${tally.failed.length}   fen lost or made: ${tally.fenOff}`);
console.log(`faults: ${list(tally.faults)}`);
console.log(`operations: ${list(tally.operations)}`);
console.log(
  'checked: balances after every commit of a transaction; all equations, changes of state and the',
  'book of what was acknowledged after every wave and at rest, the banks at rest.',
);
console.log(`trace: ${tally.trace()}   lived twice: ${repeated}, of which unlike: ${unequal}`);
console.log(
  `${(tally.histories / seconds).toFixed(1)} histories a second, ${seconds.toFixed(1)} s`,
);
for (const { plan, why } of shrunk) {
  console.log(`smallest: ${JSON.stringify(plan)}`);
  if (!process.env.CI && !values.quick) keep(plan, why);
}
const firesAtLeast = (tally.histories / 1000) * firesPerThousand;
const tooRare = [...tally.faults].filter(
  ([, fired]) => tally.histories >= longRun && fired < firesAtLeast,
);
for (const [kind, fired] of tooRare) {
  console.log(`fault ${kind} struck ${fired} times, fewer than ${firesAtLeast}: it proves little`);
}
process.exitCode = tally.failed.length + tooRare.length + unequal > 0 ? 1 : 0;

function list(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
}
