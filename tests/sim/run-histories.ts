import type { Crew } from './crew.ts';
import type { Plan } from './plan.ts';
import { shrink } from './shrink.ts';
import { Tally } from './tally.ts';
import type { Violation } from './world/history.ts';
import type { Lived } from './world/stage.ts';

export type Run = {
  tally: Tally;
  /** So many histories were lived a second time, in another process, and so many went unlike. */
  repeated: number;
  unequal: number;
  shrunk: { plan: Plan; why: string }[];
};

type Wishes = {
  histories: number;
  seed: string;
  kept: readonly Plan[];
  quick: boolean;
  onLived: (lived: Lived, histories: number) => void;
};

const batchSize = 20;
const repeatEvery = 10;
const mostShrunk = 3;

/** Lives what failed before, then new seeds, in all processes; a sample twice, failures again, smaller. */
export async function runHistories(crew: Crew, wishes: Wishes): Promise<Run> {
  const tally = new Tally();
  const run: Run = { tally, repeated: 0, unequal: 0, shrunk: [] };
  const add = (lived: Lived) => {
    tally.add(lived);
    wishes.onLived(lived, tally.histories);
  };
  for (const lived of await crew.live(0, wishes.kept)) add(lived);
  const batches = batchesOf(wishes);
  const over = () => wishes.quick && tally.failed.length > 0;
  await Promise.all(
    Array.from({ length: crew.size }, async (_, worker) => {
      for (let batch = batches.shift(); batch && !over(); batch = batches.shift()) {
        const lived = await crew.liveSeeds(worker, batch.seeds);
        for (const one of lived) {
          if (!over()) add(one);
        }
        if (batch.number % repeatEvery === 0 && !wishes.quick) {
          await liveAgain({ crew, run }, worker + 1, lived);
        }
      }
    }),
  );
  if (!wishes.quick) await shrinkFailed(crew, run);
  return run;
}

function batchesOf({ histories, seed }: Wishes): { number: number; seeds: string[] }[] {
  return Array.from({ length: Math.ceil(histories / batchSize) }, (_, number) => ({
    number,
    seeds: Array.from(
      { length: Math.min(batchSize, histories - number * batchSize) },
      (_, at) => `${seed}-${number * batchSize + at}`,
    ),
  }));
}

async function liveAgain(
  { crew, run }: { crew: Crew; run: Run },
  worker: number,
  lived: readonly Lived[],
): Promise<void> {
  const again = await crew.liveSeeds(worker, [(lived[0] as Lived).seed]);
  run.repeated += 1;
  if (again[0]?.trace !== lived[0]?.trace) run.unequal += 1;
}

async function shrinkFailed(crew: Crew, { tally, shrunk }: Run): Promise<void> {
  const seen = new Set<string>();
  for (const { plan: lived, violations } of tally.failed) {
    const [first] = violations;
    const kind = kindOf(first);
    if (!lived || !first || seen.has(kind) || shrunk.length === mostShrunk) continue;
    seen.add(kind);
    const plan = await shrink(lived, async (smaller) => {
      const [again] = await crew.live(0, [smaller]);
      return kindOf(again?.violations[0]) === kind;
    });
    shrunk.push({ plan, why: `${first.equation}: ${first.detail}` });
  }
}

/** A smaller plan has other numbers and amounts, and must still fail in the same way. */
function kindOf(violation: Violation | undefined): string {
  const words = violation?.detail.split('\n')[0] ?? '';
  return `${violation?.equation} ${words.replaceAll(/[\w-]*\d[\w-]*|[\w-]{20,}/g, '…')}`;
}
