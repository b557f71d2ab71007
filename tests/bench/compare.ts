import type { Measured } from './measure-load.ts';

/**
 * This is a line of the table: medians of the rounds; ratios are of the two halves of one round.
 */
export type Row = {
  what: string;
  unit: string;
  ours: number;
  bare: number;
  ratio: number;
  /**
   * It is bare processor time for one answer against ours; it says more when the machine is busy.
   */
  cpuRatio?: number | undefined;
  goal?: string;
};

export type Rounds = { count: number; seconds: number };
type Side = (seconds: number) => Promise<Measured>;
type Sides = { what: string; unit: string; goal?: string; ours: Side; bare: Side };

const warmSeconds = 1;

/** Measures two sides in turns, so that both meet the same machine. */
export async function compare({ count, seconds }: Rounds, sides: Sides): Promise<Row> {
  const { what, unit, goal } = sides;
  process.stdout.write(`${what} `);
  await sides.bare(warmSeconds);
  await sides.ours(warmSeconds);
  const rounds: { ours: Measured; bare: Measured }[] = [];
  for (let round = 0; round < count; round += 1) {
    const first = round % 2 === 0 ? 'bare' : 'ours';
    const second = round % 2 === 0 ? 'ours' : 'bare';
    const measured = {
      [first]: await sides[first](seconds),
      [second]: await sides[second](seconds),
    };
    rounds.push(measured as { ours: Measured; bare: Measured });
    process.stdout.write('.');
  }
  process.stdout.write('\n');
  const cpuRatio = medianOf(
    rounds.map(
      ({ ours, bare }) => (bare.cpuSecondsEach ?? Number.NaN) / (ours.cpuSecondsEach ?? 1),
    ),
  );
  return {
    ...{ what, unit, ...(goal === undefined ? {} : { goal }) },
    ours: medianOf(rounds.map(({ ours }) => ours.perSecond)),
    bare: medianOf(rounds.map(({ bare }) => bare.perSecond)),
    ratio: medianOf(rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond)),
    cpuRatio: Number.isNaN(cpuRatio) ? undefined : cpuRatio,
  };
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
