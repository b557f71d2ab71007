import { createDice, type Dice } from './engine/dice.ts';
import { operations as all } from './operations/operations.ts';
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
/** How likely chance adds a step to a wave. */
const chanceOfMore = 0.2;
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const pauses = [
  ...[0, 0, 0, 0, second, second, 40 * second, 40 * second, 70 * second, 12 * minute],
  ...[hour, 3 * hour, 26 * hour, 26 * hour, 31 * day],
];

const opening = { operations: ['give and pay', 'give and pay'] };
const giving: Theme = [
  opening,
  { operations: ['give', 'pay'] },
  { operations: ['work', 'clock', 'notify'] },
  { operations: ['give and pay'] },
];
const withdrawing: Theme = [
  opening,
  { operations: ['ask for a withdrawal', 'ask for a withdrawal'] },
  { operations: ['review a withdrawal', 'review a withdrawal'] },
  { operations: ['object', 'answer an objection', 'speak'] },
  { operations: ['work', 'answer an objection', 'answer a report'], pauseMs: 26 * hour },
  { operations: ['release a payout', 'answer an objection', 'speak'] },
  { operations: ['work', 'release a payout'], pauseMs: 5 * minute },
  { operations: ['work', 'send a payout back', 'send a payout back'], pauseMs: 5 * minute },
  { operations: ['pay back', 'pay back'] },
];
const refunding: Theme = [
  opening,
  { operations: ['ask for a refund', 'take a gift back'] },
  { operations: ['decide on a refund', 'start a refund'] },
  { operations: ['launch or cancel a refund', 'decide on a refund'] },
  { operations: ['decide on a refund'] },
  { operations: ['work', 'work'], pauseMs: minute },
  { operations: ['work', 'give an account'], pauseMs: minute },
];
const partlyPaid: Theme = [
  { operations: ['give to one and pay', 'give to one and pay', 'give to one and pay'] },
  { operations: ['notify', 'notify'] },
  { operations: ['ask for a part'], pauseMs: second },
  { operations: ['review a withdrawal', 'review a withdrawal'], pauseMs: second },
  { operations: ['work', 'work', 'review a withdrawal'], pauseMs: 26 * hour },
  { operations: ['release a payout'], pauseMs: second },
  { operations: ['release a payout'], pauseMs: second },
  { operations: ['work', 'release a payout'], pauseMs: second },
  { operations: ['clock for payouts', 'work'], pauseMs: 6 * minute },
  { operations: ['work', 'ask for a refund', 'pay back'], pauseMs: 6 * minute },
  { operations: ['ask for a refund', 'start a refund'], pauseMs: minute },
  { operations: ['decide on a refund'], pauseMs: second },
  { operations: ['launch or cancel a refund', 'decide on a refund'], pauseMs: second },
  { operations: ['launch or cancel a refund', 'ask for a withdrawal'], pauseMs: second },
  { operations: ['decide on a refund'], pauseMs: second },
  { operations: ['decide on a refund', 'work'], pauseMs: minute },
  { operations: ['work', 'clock', 'send a payout back'], pauseMs: minute },
];
const bounced: Theme = [
  opening,
  { operations: ['take a gift back', 'take a gift back'], pauseMs: second },
  { operations: ['work'] },
  { operations: ['give an account'], pauseMs: minute },
  { operations: ['work', 'clock for refunds'] },
  { operations: ['clock for refunds', 'work'], pauseMs: 12 * minute },
  {
    operations: ['send a payout back', 'send a payout back', 'send a payout back'],
    pauseMs: 12 * minute,
  },
  { operations: ['clock for returns', 'work'], pauseMs: hour },
];
const showingUse: Theme = [
  opening,
  { operations: ['ask for a withdrawal'] },
  { operations: ['review a withdrawal', 'review a withdrawal'], pauseMs: second },
  { operations: ['work', 'work'], pauseMs: 26 * hour },
  { operations: ['release a payout', 'release a payout'], pauseMs: second },
  { operations: ['work', 'work'], pauseMs: 5 * minute },
  // What is left of it is locked by an account of the first part, which is late by now.
  { operations: ['release a payout', 'show a use'], pauseMs: 31 * day },
  { operations: ['review a use', 'show a use'], pauseMs: second },
  { operations: ['release a payout', 'review a use', 'change an account'], pauseMs: second },
  { operations: ['work', 'release a payout'], pauseMs: second },
];
const otherAccount: Theme = [
  opening,
  { operations: ['notify', 'ask for a withdrawal'] },
  { operations: ['review a withdrawal', 'change an account'] },
  { operations: ['work', 'review a withdrawal'], pauseMs: 26 * hour },
  { operations: ['release a payout', 'change an account'] },
  { operations: ['work', 'change an account'], pauseMs: 5 * minute },
  { operations: ['review a withdrawal', 'change an account'] },
  { operations: ['work', 'change an account'], pauseMs: 26 * hour },
  { operations: ['release a payout', 'review a withdrawal'] },
  { operations: ['work', 'change an account'], pauseMs: 5 * minute },
];
const selling: Theme = [
  { operations: ['choose a thing', 'choose a thing'] },
  { operations: ['pay', 'pay', 'give and pay'], pauseMs: second },
  { operations: ['notify', 'notify', 'work'], pauseMs: second },
  { operations: ['send a thing', 'take a gift back', 'ask for a withdrawal'] },
  { operations: ['send a thing', 'ask for a return', 'take a gift back'] },
  { operations: ['ask for a return', 'receive a thing', 'refuse a return'] },
  { operations: ['agree to a return', 'decide on a return', 'start a refund'] },
  { operations: ['time of things', 'work', 'ask for a withdrawal'] },
  { operations: ['decide on a return', 'work'], pauseMs: minute },
];
/** The long ones, which take the time of two, are told half as often. */
const themes = [
  ...[giving, giving, withdrawing, withdrawing, refunding, refunding, bounced, bounced],
  ...[partlyPaid, showingUse, otherAccount, selling],
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
    // Alone in their waves, as every server is stopped.
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
