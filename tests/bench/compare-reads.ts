import type { Services } from '#src/server/services.ts';
import { medianOf } from './compare.ts';
import type { Read } from './list-reads.ts';

type Side<Set> = { services: Services; set: Set };
/**
 * It has the medians in milliseconds of the small and the large set, and the large by the small.
 */
export type ReadRow = {
  what: string;
  smallMs: number;
  largeMs: number;
  ratio: number;
  bounded: boolean;
};

const rounds = 41;
const warmRounds = 5;

/** Times each read on both sets in turns, so that both meet the same machine. */
export async function compareReads<Set>(
  reads: readonly Read<Set>[],
  [small, large]: readonly [Side<Set>, Side<Set>],
): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for (const { what, read, bounded = false } of reads) {
    const times: { small: number; large: number }[] = [];
    for (let round = -warmRounds; round < rounds; round += 1) {
      const timed = {
        small: await time(() => read(small.services, small.set)),
        large: await time(() => read(large.services, large.set)),
      };
      if (round >= 0) times.push(timed);
    }
    const smallMs = medianOf(times.map((one) => one.small));
    const largeMs = medianOf(times.map((one) => one.large));
    rows.push({ what, smallMs, largeMs, ratio: largeMs / smallMs, bounded });
  }
  return rows;
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
