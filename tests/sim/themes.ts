import { day, hour, minute, second, type Theme } from './theme.ts';
import { monthly } from './theme-of-months.ts';
import { aside, capped, directed, held, stopped, together } from './themes-of-sponsors.ts';

const opening = { operations: ['give and pay', 'give and pay'] };
const giving: Theme = [
  opening,
  { operations: ['give', 'pay'] },
  { operations: ['work', 'clock', 'notify'] },
  { operations: ['give and pay'] },
];
const supporting: Theme = [
  { operations: ['support the platform', 'support the platform', 'give and pay'] },
  { operations: ['pay', 'pay', 'pay'], pauseMs: second },
  { operations: ['notify', 'notify', 'take a support back', 'clock'], pauseMs: second },
  { operations: ['take a support back', 'take a support back', 'work'], pauseMs: minute },
  { operations: ['work', 'support the platform', 'take a support back'], pauseMs: hour },
  { operations: ['pay', 'clock for bills', 'work'], pauseMs: minute },
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
const discussed: Theme = [
  opening,
  { operations: ['notify', 'ask for a withdrawal', 'open a discussion'] },
  { operations: ['review a withdrawal', 'open a discussion'], pauseMs: second },
  { operations: ['explain', 'ask for a refund'], pauseMs: 26 * hour },
  { operations: ['decide on a discussion', 'release a payout'], pauseMs: second },
  { operations: ['vote', 'vote', 'work', 'explain'], pauseMs: second },
  { operations: ['work', 'release a payout', 'vote'], pauseMs: 73 * hour },
  { operations: ['decide on a discussion', 'review a withdrawal'], pauseMs: second },
  { operations: ['decide on a discussion', 'release a payout'], pauseMs: second },
  { operations: ['decide on a refund', 'work'], pauseMs: minute },
  { operations: ['decide on a refund', 'work'], pauseMs: minute },
];
const choosing: Theme = [
  { operations: ['give and pay', 'give and pay', 'give and pay', 'say what becomes of it'] },
  { operations: ['notify', 'notify', 'say what becomes of it', 'start a refund'] },
  { operations: ['ask for a refund', 'decide on a refund', 'say what becomes of it'] },
  { operations: ['launch or cancel a refund', 'decide on a refund', 'work'], pauseMs: second },
  { operations: ['work', 'say what becomes of it', 'start a refund'], pauseMs: minute },
  { operations: ['decide on a refund', 'give and pay', 'take a gift back'], pauseMs: second },
  { operations: ['decide on a refund', 'work', 'decide on a refund', 'work'], pauseMs: minute },
];
/**
 * The long ones, which take the time of two, are told half as often; what a bank sends back, which is
 * the rarest of all, the more.
 */
export const themes: readonly Theme[] = [
  ...[giving, giving, withdrawing, withdrawing, refunding, refunding, bounced, bounced, bounced],
  ...[partlyPaid, showingUse, otherAccount, selling, discussed, together, directed, held, choosing],
  ...[aside, monthly, supporting, capped, stopped],
];
