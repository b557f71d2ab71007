import { show } from '#src/preview/show.ts';
import Ladder from './Ladder.astro';

const steps = [
  { step: 1, referred: 1, love: 10, state: 'claimed' as const },
  { step: 2, referred: 3, love: 20, state: 'ready' as const },
  { step: 3, referred: 5, love: 30, state: 'ahead' as const },
];

export const examples = [
  show(Ladder).in(({ locale }) => ({
    usual: { steps, referred: 3, locale },
    'to take': { steps, referred: 3, mayTake: true, locale },
  })),
];
