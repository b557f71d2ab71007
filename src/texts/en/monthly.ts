import type { Texts } from '#src/texts/texts-type.ts';
import { counted } from './counted.ts';

/** These are gifts that are charged month by month. */
export const monthly: Texts['monthly'] = {
  door: 'Monthly gifts',
  doorHint: 'A little each month, paused or ended at any time',
  toCase: 'Give to this family each month',
  toOverlooked: 'Give each month to families that few see',
  overlooked: 'Families that few people see',
  overlookedHint:
    'On the day of each charge a printed rule picks a family that is public, reviewed, still lacks money, and that the fewest people came to; you are told which. Where there is none, nothing is charged that month.',
  agreement: 'Warmlight monthly gift',
  startTitle: 'Give each month',
  startFor: (title: string) => `Each month to “${title}”`,
  before: 'Before you begin',
  promises: {
    sign: 'Nothing is charged now. Next you sign in your wallet; without that nothing begins.',
    notice: (days: string) =>
      `You are told the day and the amount ${counted(days, 'day')} before each charge, with a way to pause or end.`,
    most: (most: string) =>
      `The wallet’s agreement says at most ${most} yuan at a time; only what you enter here is charged.`,
    stop: 'Pause, resume, change or end it under “Monthly gifts” in one tap; ending it in your wallet works too.',
    retry:
      'What could not be charged is tried again after 1 day and after 2 more; then it pauses, and you are told.',
    family:
      'When the family has what it needs, or stops raising, it ends by itself and never moves to another.',
    gift: 'Each one is an ordinary gift with its record and receipt.',
  },
  amount: 'Yuan each month',
  amountHint: (most: string) => `A whole number from 1 to ${most}`,
  day: 'Day of the month',
  dayHint: 'The last day where a month is shorter',
  dayOption: (day: string, first: string) => `Day ${day}, from ${first} if signed now`,
  wallet: 'Paid from',
  wallets: { wechat: 'WeChat Pay', alipay: 'Alipay' },
  anonymous: 'Do not show my name',
  sign: 'Sign in the wallet',
  signHint: 'Signing charges nothing',
  endsBefore: (date: string) =>
    `This appeal ends on ${date}: where the first charge comes after that, nothing is ever charged. To help, give once.`,
  notOffered: 'No way to pay that is open here can charge month by month.',
  notTaking: 'This family takes no gifts now, so a monthly gift cannot begin.',
  once: 'Give once',
  none: 'No monthly gifts yet',
  noneBody:
    'A little each month to one family, or to families that few see. It stops when you say so.',
  find: 'See families who ask for help',
  statuses: {
    SIGNING: 'Not signed yet',
    ACTIVE: 'Running',
    PAUSED: 'Paused',
    ENDED: 'Ended',
  },
  reasons: {
    asked: 'You stopped it.',
    refused:
      'Three tries took nothing, so it rests and nothing was charged. Once the wallet can pay again, tap “Resume”.',
    gateway: 'You ended the agreement in your wallet, or the wallet did.',
    caseOver:
      'The family raises no more, so it ended by itself. It does not move to another family.',
    caseFilled:
      'The family has what it needs, so it ended by itself. It does not move to another family.',
    unsigned: 'It was not signed in the wallet, and nothing happened.',
    accountClosed: 'It ended with the account.',
  },
  plan: (amount: string, day: string) => `${amount} yuan on day ${day} of each month`,
  from: (wallet: string, account: string) => `Paid from ${wallet} ${account}`,
  next: (date: string, amount: string) => `Next: ${amount} yuan on ${date}`,
  retry: (date: string, amount: string) => `${amount} yuan could not be charged; next try ${date}`,
  signing: 'Waiting for the wallet to say whether it is signed. This page changes once it is.',
  lookAgain: 'Look again',
  goOnSigning: 'Go on to sign',
  pause: 'Pause',
  resume: 'Resume',
  end: 'End',
  change: 'Change the amount',
  changeHint: 'Less counts at once, more from the next notice on.',
  months: 'Month by month',
  states: {
    SAID: 'Said ahead',
    CHARGING: 'Being charged',
    CHARGED: 'Given',
    SKIPPED: 'Nothing charged',
    FAILED: 'Could not be charged',
  },
  skips: {
    paused: 'you paused it',
    ended: 'it had ended',
    noFamily: 'no family fitted',
    caseRests: 'the family took no gifts then',
    closed: 'it was called off, or its time was over',
    refused: 'the wallet did not pay',
    givenBack: 'the money went back',
  },
  gift: 'See this gift',
  others: 'See other families',
  again: 'Begin a monthly gift again',
};
