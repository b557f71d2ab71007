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

test('the same seed is the same history, step by step, in any process', async () => {
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

const minute = 60_000;
const wave = (number: number, pauseMs: number, operations: string[]) => ({
  ...{ number, pauseMs, stickiness: 0.5 },
  steps: operations.map((operation, at) => step(number * 10 + at, operation)),
});
/** It has a gift whose order is lost, and a payout whose review and release are. */
const restored: Plan = {
  ...{ seed: 'restored-0', instances: 1, faults: [] },
  waves: [
    wave(0, 0, ['give to one and pay', 'give to one and pay']),
    wave(1, 1000, ['ask for a part']),
    wave(2, 1000, ['take a backup']),
    wave(3, 1000, ['give to one and pay']),
    wave(4, 1000, ['review a withdrawal']),
    wave(5, 26 * 60 * minute, ['work']),
    wave(6, 1000, ['release a payout']),
    wave(7, minute, ['work']),
    wave(8, 6 * minute, ['clock for payouts']),
    wave(9, 6 * minute, ['work']),
    wave(10, minute, ['restore the backup']),
  ],
};

test('restored books stay frozen until staff have answered for what they lost, and lose no fen', async () => {
  const [lived] = await crew.live(0, [restored]);
  expect(lived?.violations).toEqual([]);
  expect(lived?.faults).toEqual({ restored: 1 });
  expect(lived?.operations['restored, and still frozen']).toBeGreaterThan(1);
  expect(lived?.operations['restored, and lifted']).toBe(1);
});

test('a share of all plans restores a backup, alone in its wave', () => {
  const plans = Array.from({ length: 1000 }, (_, at) => planOf(`share-${at}`));
  const restoring = plans.flatMap(({ waves }) =>
    waves.filter(({ steps }) => steps.some(({ operation }) => /backup/.test(operation))),
  );
  expect(restoring.length).toBeGreaterThan(40);
  expect(restoring.every(({ steps }) => steps.length === 1)).toBe(true);
});

test('a plan is drawn from its seed alone', () => {
  expect(planOf('x')).toEqual(planOf('x'));
  expect(planOf('x')).not.toEqual(planOf('y'));
});
