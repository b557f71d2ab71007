import type { Base } from '../world/base.ts';
import { pay } from './banking.ts';
import { give } from './giving.ts';
import type { Operation } from './operation.ts';

const giveTo = (name: string, which: keyof Base['aside']): Operation => ({
  ...{ name, weight: 1 },
  run: async (history, dice) => {
    await give(history, dice, history.base.aside[which]);
    await pay(history, dice);
  },
});

/** These are gifts to cases whose sponsors add once a giver, to one wallet, or nothing by lot. */
export const givingAside: readonly Operation[] = [
  giveTo('give for a drop and pay', 'ofDrops'),
  giveTo('give by a wallet and pay', 'ofWallet'),
  giveTo('give to one left out and pay', 'leftOut'),
];
