import type { Theme } from './theme.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** These are two months of gifts that are charged by the month, with what goes wrong in them. */
export const monthly: Theme = [
  { operations: ['raise for longer'] },
  { operations: ['begin a monthly gift', 'begin a monthly gift', 'begin a monthly gift'] },
  { operations: ['clock for months', 'work', 'work', 'change a card'], pauseMs: 26 * hour },
  { operations: ['clock for months', 'work', 'change a monthly amount'], pauseMs: hour },
  { operations: ['clock for months', 'work', 'work', 'pause, resume or end'], pauseMs: 75 * hour },
  { operations: ['clock for bills', 'work', 'work'], pauseMs: minute },
  { operations: ['clock for months', 'work', 'notify', 'change a card'], pauseMs: 27 * hour },
  { operations: ['clock for months', 'work', 'notify', 'clock'], pauseMs: 49 * hour },
  { operations: ['clock for months', 'work', 'pause, resume or end'], pauseMs: 24 * day },
  { operations: ['clock for bills', 'work', 'work'], pauseMs: minute },
  { operations: ['clock for months', 'work', 'work', 'take a gift back'], pauseMs: 4 * day },
  { operations: ['clock for months', 'work', 'pause, resume or end'], pauseMs: 4 * day },
  { operations: ['clock for months', 'work', 'notify', 'clock'], pauseMs: 4 * day },
];
