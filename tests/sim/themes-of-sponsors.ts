import { hour, minute, second, type Theme } from './theme.ts';

export const together: Theme = [
  { operations: ['start a bonfire', 'start a bonfire', 'join a bonfire'] },
  { operations: ['join a bonfire', 'join a bonfire', 'give and pay'] },
  { operations: ['give and pay', 'give and pay', 'notify', 'notify'], pauseMs: minute },
  { operations: ['give and pay', 'join a bonfire', 'take a gift back'], pauseMs: minute },
  { operations: ['notify', 'work', 'start a bonfire', 'join a bonfire'], pauseMs: minute },
  { operations: ['work', 'give and pay', 'start a bonfire'], pauseMs: 7 * hour },
];
export const directed: Theme = [
  { operations: ['keep an allowance', 'direct an allowance', 'direct an allowance'] },
  { operations: ['give for a pocket', 'give for a pocket', 'bring somebody by a share'] },
  { operations: ['pay', 'pay', 'pay', 'direct an allowance'], pauseMs: second },
  { operations: ['notify', 'notify', 'work', 'bring somebody by a share'], pauseMs: minute },
  { operations: ['open a pocket', 'open a pocket', 'take a gift back'], pauseMs: minute },
  { operations: ['open a pocket', 'take a gift back', 'ask for a refund'], pauseMs: minute },
  { operations: ['decide on a refund', 'work', 'start a refund'], pauseMs: second },
  { operations: ['launch or cancel a refund', 'decide on a refund'], pauseMs: second },
  { operations: ['decide on a refund', 'open a pocket', 'open a pocket'], pauseMs: 7 * hour },
  { operations: ['work', 'open a pocket'], pauseMs: second },
  { operations: ['work', 'give and pay', 'direct an allowance'], pauseMs: 26 * hour },
];
export const held: Theme = [
  { operations: ['give to one and pay', 'give and pay', 'direct an allowance', 'hold a grant'] },
  { operations: ['notify', 'notify', 'hold a grant', 'give for a pocket'], pauseMs: second },
  { operations: ['pay', 'hold a grant', 'ask for a withdrawal', 'settle a hold'] },
  { operations: ['review a withdrawal', 'settle a hold', 'take a gift back'], pauseMs: second },
  { operations: ['hold a grant', 'ask for a refund', 'settle a hold'], pauseMs: minute },
  { operations: ['work', 'release a payout', 'decide on a refund'], pauseMs: 26 * hour },
  { operations: ['settle a hold', 'hold a grant', 'start a refund'], pauseMs: minute },
  { operations: ['decide on a refund', 'launch or cancel a refund', 'settle a hold'] },
  { operations: ['decide on a refund', 'work', 'settle a hold'], pauseMs: minute },
];
export const aside: Theme = [
  {
    operations: [
      ...['give for a drop and pay', 'give for a drop and pay', 'give for a drop and pay'],
      ...['give by a wallet and pay', 'give by a wallet and pay', 'give to one left out and pay'],
    ],
  },
  { operations: ['pay', 'pay', 'notify', 'notify', 'notify'], pauseMs: second },
  { operations: ['take a gift back', 'give for a drop and pay', 'notify'], pauseMs: minute },
  { operations: ['give by a wallet and pay', 'work', 'notify', 'hold a grant'], pauseMs: minute },
  {
    operations: ['give for a drop and pay', 'give for a drop and pay', 'work'],
    pauseMs: 26 * hour,
  },
  { operations: ['give to one left out and pay', 'notify', 'notify'], pauseMs: second },
  { operations: ['ask for a refund', 'start a refund', 'settle a hold'], pauseMs: second },
  { operations: ['decide on a refund', 'launch or cancel a refund', 'work'], pauseMs: minute },
];
/**
 * It is of one case and its sponsor: what is taken back was had all the same, and a wallet's case
 * fills.
 */
export const capped: Theme = [
  { operations: ['give to one and pay', 'give to one and pay', 'give to one and pay'] },
  { operations: ['notify', 'notify', 'notify', 'take a gift back'], pauseMs: second },
  { operations: ['take a gift back', 'give to one and pay', 'give to one and pay'] },
  { operations: ['notify', 'notify', 'take a gift back', 'give to one and pay'], pauseMs: minute },
  { operations: ['give by a wallet and pay', 'give by a wallet and pay', 'notify', 'notify'] },
  { operations: ['give by a wallet and pay', 'give by a wallet and pay', 'notify'] },
];
export const stopped: Theme = [
  { operations: ['give to one and pay', 'give for a pocket', 'freeze or thaw an activity'] },
  { operations: ['pay', 'notify', 'give to one and pay', 'freeze or thaw an activity'] },
  { operations: ['notify', 'notify', 'open a pocket', 'freeze or thaw an activity'] },
  { operations: ['give to one and pay', 'notify', 'direct an allowance', 'turn an activity'] },
  { operations: ['freeze or thaw an activity', 'notify', 'open a pocket'], pauseMs: minute },
  {
    operations: ['freeze or thaw an activity', 'give to one and pay', 'notify'],
    pauseMs: 7 * hour,
  },
];
