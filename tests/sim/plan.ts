import { createDice, type Dice } from './engine/dice.ts';
import { operations as all } from './operations/operations.ts';
import { themes } from './themes.ts';
import { type FaultKind, faultKinds } from './world/faults.ts';

/** A history consists of this, as plain values, so that parts can be left out. */
export type Plan = {
  seed: string;
  instances: number;
  faults: readonly FaultKind[];
  waves: readonly Wave[];
};

/** This happens side by side, and nothing happens for so long before. */
export type Wave = {
  number: number;
  pauseMs: number;
  stickiness: number;
  steps: readonly Step[];
};
type Step = { number: number; operation: string };

const maxInstances = 3;
/** Chance adds a step to a wave so likely. */
const chanceOfMore = 0.2;
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const pauses = [
  ...[0, 0, 0, 0, second, second, 40 * second, 40 * second, 70 * second, 12 * minute],
  ...[hour, 3 * hour, 26 * hour, 26 * hour, 31 * day],
];

export function planOf(seed: string): Plan {
  const dice = createDice(`${seed} plan`);
  let numbers = 0;
  const told = dice.pick(themes).map(({ operations, pauseMs }, number) => ({
    number,
    pauseMs: number === 0 ? 0 : (pauseMs ?? dice.pick(pauses)),
    stickiness: dice.pick([0, 0.5, 0.9]),
    steps: [...operations, ...drawOperations(dice)].map((operation) => ({
      number: numbers++,
      operation,
    })),
  }));
  const waves = withRestore(told, seed);
  return {
    ...{ seed, instances: 1 + dice.below(maxInstances), waves },
    // Some histories are quiet, so that what needs no fault is found without one.
    faults: dice.chance(0.1) ? [] : faultKinds.filter(() => dice.chance(0.7)),
  };
}

const restoredShare = 0.05;

/** Now and then a backup is taken early in a story, and put back in its place late. */
function withRestore(waves: readonly Wave[], seed: string): Wave[] {
  const dice = createDice(`${seed} restore`);
  if (!dice.chance(restoredShare)) return [...waves];
  const backupAt = dice.below(dice.below(waves.length) + 1);
  const left = waves.length - backupAt;
  const restoreAt = backupAt + 1 + Math.max(dice.below(left), dice.below(left));
  const only = (operation: string): Wave => ({
    ...{ number: 0, pauseMs: dice.pick(pauses), stickiness: 0.5 },
    steps: [{ number: 0, operation }],
  });
  const whole = [
    ...waves.slice(0, backupAt),
    only('take a backup'),
    ...waves.slice(backupAt, restoreAt),
    // They stand alone in their waves, as every server is stopped.
    only('restore the backup'),
    ...waves.slice(restoreAt, restoreAt + 1),
    only('settle what was restored'),
    ...waves.slice(restoreAt + 1),
  ];
  let numbers = 0;
  return whole.map(({ steps, ...wave }, number) => ({
    ...wave,
    number,
    steps: steps.map(({ operation }) => ({ number: numbers++, operation })),
  }));
}

const totalWeight = all.reduce((sum, { weight }) => sum + weight, 0);

function drawOperations(dice: Dice): string[] {
  if (!dice.chance(chanceOfMore)) return [];
  let left = dice.next() * totalWeight;
  const drawn = all.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return [(drawn ?? all[0])?.name as string];
}
