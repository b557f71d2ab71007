import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Crew, openCrew } from './crew.ts';
import { type Plan, planOf } from './plan.ts';
import { shrink } from './shrink.ts';

let crew: Crew;
beforeAll(async () => {
  crew = await openCrew(2);
});
afterAll(() => crew.close());

const seeds = ['test-1', 'test-2', 'test-3'];

test('the same seed is the same history, step by step, on any thread', async () => {
  const [first, second] = await Promise.all([crew.liveSeeds(0, seeds), crew.liveSeeds(1, seeds)]);
  expect(first.map(({ trace }) => trace)).toEqual(second.map(({ trace }) => trace));
  expect(new Set(first.map(({ trace }) => trace)).size).toBe(seeds.length);
  expect(first.flatMap(({ violations }) => violations)).toEqual([]);
});

test('a history that stands before another does not change it', async () => {
  const [alone] = await crew.liveSeeds(0, ['test-9']);
  const [, after] = await crew.liveSeeds(1, ['test-8', 'test-9']);
  expect(after?.trace).toBe(alone?.trace);
});

const pilfer = (operation: string): Plan => ({
  ...{ seed: 'pilfered', instances: 2, faults: ['crash', 'answerLost'] },
  waves: [
    { number: 0, pauseMs: 0, stickiness: 0, steps: [step(0, 'give and pay'), step(1, 'give')] },
    { number: 1, pauseMs: 1000, stickiness: 0, steps: [step(2, operation), step(3, 'query')] },
    { number: 2, pauseMs: 0, stickiness: 0, steps: [step(4, 'work')] },
  ],
});
const step = (number: number, operation: string) => ({ number, operation });

test('money taken behind the back of the product is reported, by its equation', async () => {
  const [lived] = await crew.live(0, [pilfer('pilfer')]);
  expect(lived?.violations.map(({ equation }) => equation)).toContain('1');
  const [honest] = await crew.live(0, [pilfer('query')]);
  expect(honest?.violations).toEqual([]);
});

test('a failing plan shrinks to what it needs, and still fails', async () => {
  const fails = async (plan: Plan) => {
    const [lived] = await crew.live(0, [plan]);
    return lived?.violations[0]?.equation === '1';
  };
  const smallest = await shrink(pilfer('pilfer'), fails);
  expect(await fails(smallest)).toBe(true);
  expect(smallest).toMatchObject({ instances: 1, faults: [] });
  expect(smallest.waves.flatMap(({ steps }) => steps.map(({ operation }) => operation))).toEqual([
    'pilfer',
  ]);
});

test('a plan is drawn from its seed alone', () => {
  expect(planOf('x')).toEqual(planOf('x'));
  expect(planOf('x')).not.toEqual(planOf('y'));
});
