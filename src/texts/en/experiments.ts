import { counted } from './counted.ts';

export const experiments = {
  lead: 'A test may change only two things: the amount the form begins with, and the order of its fields. What is shown is what is charged, nothing is ticked beforehand and nobody is hurried. Off by default. Starting takes two people, stopping one.',
  meanwhile:
    'While a test runs, the give button opens the cashier instead of the sheet, so that both groups come the same way. Families and staff are not part of it.',
  propose: 'Propose a test',
  flag: 'Test flag',
  flags: {
    1: '1: begins with 20 yuan',
    2: '2: begins with 20 yuan',
    3: '3: begins with 20 yuan',
    4: '4: begins with 20 yuan',
    5: '5: begins with 20 yuan, words first',
    6: '6: words first, the amount as it is',
  },
  amount: 'Another amount instead',
  amountNone: 'None: as the flag says',
  yuan: (amount: string) => `${amount} yuan`,
  percent: 'Percent in the test group (1 to 50)',
  percentHint: 'Of a hundred people, how many see the test. The others see the cashier as it is.',
  reason: 'Reason',
  submit: 'Propose',
  stop: 'Stop the test',
  stopNow: 'Stop it now',
  running: 'Running',
  stopped: 'Stopped',
  none: 'There has been no test yet.',
  what: (flag: string, percent: string) => `${flag}, ${percent}% of people`,
  given: (flag: string, amount: string) => `${flag}, but begins with ${amount} yuan`,
  started: (proposer: string, confirmer: string, time: string) =>
    `Proposed by ${proposer}, confirmed by ${confirmer}, began ${time}`,
  stoppedBy: (name: string, time: string) => `Stopped by ${name}, ${time}`,
  group: 'Group',
  groups: ['0 as it is', '1 the test'],
  shown: 'Saw it',
  givers: 'Gave',
  rate: 'Share who gave',
  gifts: 'Gifts',
  sum: 'Sum, less what was returned',
  mean: 'Given per person',
  interval: (low: string, high: string) => `${low} to ${high}`,
  open: "Can't be said yet",
  difference: (low: string, high: string) =>
    `The shares differ by ${low} to ${high} percentage points.`,
  verdicts: {
    tooFew:
      'Too few people: nothing can be concluded. Each group needs 200 who saw it and 20 who gave.',
    unclear:
      'No difference can be seen yet: more gifts, fewer gifts and no effect are all still possible.',
    more: 'More people gave in the test group.',
    fewer: 'Fewer people gave in the test group.',
  },
  caution:
    'The intervals are at 95 percent: of a hundred such tests, about five miss the true figure. Looking again and again finds differences by chance more often, so decide beforehand when to stop.',
  erased: (days: string) =>
    `${counted(Number(days), 'day')} after it was stopped, the rows about people were removed; these totals are left.`,
};
