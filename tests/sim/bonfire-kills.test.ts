import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Crew, openCrew } from './crew.ts';
import type { Plan } from './plan.ts';
import { Tally } from './tally.ts';

let crew: Crew;
beforeAll(async () => {
  crew = await openCrew(2);
});
afterAll(() => crew.close());

const minute = 60_000;
const wavesOfOne = 12;
const operations = [
  ...['start a bonfire', 'join a bonfire', 'join a bonfire', 'give and pay'],
  ...['give and pay', 'give and pay', 'notify', 'take a gift back', 'work'],
];

/** People light bonfires, join and give, while their servers are killed. */
function planOf(number: number): Plan {
  return {
    ...{ seed: `bonfire-kills-${number}`, instances: 2, faults: ['crash'] },
    waves: Array.from({ length: wavesOfOne }, (_, at) => ({
      ...{ number: at, pauseMs: minute, stickiness: 0.3 },
      steps: operations.map((operation, step) => ({ number: at * 100 + step, operation })),
    })),
  };
}

const wanted = 200;
const batch = 10;

test('each step of a ladder is paid once through 200 kills', async () => {
  const tally = new Tally();
  for (let from = 0; killsOf(tally) < wanted && from < 200; from += 2 * batch) {
    const plans = Array.from({ length: 2 * batch }, (_, at) => planOf(from + at));
    const lived = await Promise.all([
      crew.live(0, plans.slice(0, batch)),
      crew.live(1, plans.slice(batch)),
    ]);
    for (const one of lived.flat()) tally.add(one);
  }
  expect(tally.failed.flatMap(({ violations }) => violations)).toEqual([]);
  expect(killsOf(tally)).toBeGreaterThanOrEqual(wanted);
  expect(tally.operations.get('a bonfire reached a step') ?? 0).toBeGreaterThan(10);
}, 600_000);

const killsOf = ({ faults }: Tally) => faults.get('crash') ?? 0;
