import { createDice, type Dice } from './engine/dice.ts';
import { operations } from './operations/operations.ts';
import { type FaultKind, faultKinds } from './world/faults.ts';

/** What a history consists of, as plain values, so that parts can be left out. */
export type Plan = {
  seed: string;
  instances: number;
  faults: readonly FaultKind[];
  waves: readonly Wave[];
};

/** What happens side by side, and how long nothing happens before. */
export type Wave = {
  number: number;
  pauseMs: number;
  stickiness: number;
  steps: readonly Step[];
};
type Step = { number: number; operation: string };

/** What a history is about: operations that make up a story, to which chance adds others. */
type Theme = readonly { operations: readonly string[]; pauseMs?: number }[];

const maxInstances = 3;
const chanceSteps = 3;
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const pauses = [
  ...[0, 0, 0, 0, second, second, 40 * second, 40 * second, 70 * second, 12 * minute],
  ...[hour, 3 * hour, 26 * hour, 26 * hour, 31 * day],
];

const opening = { operations: ['give and pay', 'give and pay'] };
const releases = ['release a payout', 'release a payout'];
const themes: readonly Theme[] = [
  [
    opening,
    { operations: ['give', 'give and pay'] },
    { operations: ['pay', 'notify'] },
    { operations: ['work', 'clock'] },
    { operations: ['notify'] },
  ],
  [
    opening,
    { operations: ['pay', 'ask for a withdrawal'] },
    { operations: ['review a withdrawal', 'ask for a withdrawal'] },
    { operations: ['review a withdrawal', 'release a payout'] },
    { operations: ['answer an objection', ...releases], pauseMs: 26 * hour },
    { operations: ['work', 'release a payout', 'object'] },
    { operations: ['work', 'clock'], pauseMs: 5 * minute },
    { operations: ['work', 'send a payout back', 'release a payout'], pauseMs: 5 * minute },
    { operations: ['work', 'clock'], pauseMs: minute },
  ],
  [
    opening,
    { operations: ['pay', 'ask for a refund', 'take a gift back'] },
    { operations: ['decide on a refund', 'start a refund', 'work'] },
    { operations: ['launch or cancel a refund', 'decide on a refund'] },
    { operations: ['decide on a refund', 'decide on a refund'] },
    { operations: ['work', 'clock', 'work'], pauseMs: minute },
    { operations: ['work', 'clock', 'give an account'], pauseMs: minute },
  ],
  [
    opening,
    { operations: ['give and pay', 'ask for a withdrawal'] },
    { operations: ['review a withdrawal', 'release a payout'] },
    { operations: [...releases, 'work'], pauseMs: 26 * hour },
    { operations: ['work', 'clock', 'change an account'], pauseMs: 5 * minute },
    { operations: ['work', 'ask for a refund', 'start a refund'], pauseMs: 5 * minute },
    { operations: ['decide on a refund', 'launch or cancel a refund', 'send a payout back'] },
    { operations: ['decide on a refund', 'decide on a refund', 'ask for a withdrawal'] },
    { operations: ['work', 'clock'], pauseMs: minute },
  ],
];

export function planOf(seed: string): Plan {
  const dice = createDice(`${seed} plan`);
  let numbers = 0;
  const waves = dice.pick(themes).map(({ operations: told, pauseMs }, number) => ({
    number,
    pauseMs: number === 0 ? 0 : (pauseMs ?? dice.pick(pauses)),
    stickiness: dice.pick([0, 0.5, 0.9]),
    steps: [...told, ...drawOperations(dice)].map((operation) => ({
      number: numbers++,
      operation,
    })),
  }));
  return {
    ...{ seed, instances: 1 + dice.below(maxInstances), waves },
    // Some histories are quiet, so that what needs no fault is found without one.
    faults: dice.chance(0.1) ? [] : faultKinds.filter(() => dice.chance(0.7)),
  };
}

const totalWeight = operations.reduce((sum, { weight }) => sum + weight, 0);

function drawOperations(dice: Dice): string[] {
  return Array.from({ length: dice.below(chanceSteps) }, () => {
    let left = dice.next() * totalWeight;
    const drawn = operations.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    return (drawn ?? operations[0])?.name as string;
  });
}
