import type { Texts } from '#src/texts/texts-type.ts';

/**
 * This is the front page, beneath the search: asking for help, how it works, other ways, what one
 * can check.
 */
export const home: Texts['home'] = {
  askTitle: 'Someone at home is ill, and money is short?',
  askBody: 'See which help fits your family. When you are ready, it takes only minutes to begin.',
  askStart: 'Start an appeal',
  askFirst: 'Which help fits us?',
  howTitle: 'How it works',
  how: [
    {
      name: 'A family writes',
      words: 'Staff check illness, costs and papers one by one; the page says what was checked.',
    },
    {
      name: 'People help',
      words:
        'By a gift, a true word or passing it on. Before paying you see what reaches the patient.',
    },
    {
      name: 'Announced, then paid',
      words: 'Every payout is announced first, and an objection stops it. Bills show its use.',
    },
  ],
  howMore: 'Where the money goes, and who watches',
  otherTitle: 'Other ways to help',
  other: {
    helpThePatient: 'Verify the appeal of a family you know, or pass one to someone who may.',
    inviter: 'Do you know a family in need? Tell them how to ask.',
    discovery: 'Whose turn it is today, who is nearly there, how some ended.',
    vipCase: 'Appeals our editors read and picked.',
  },
  joinTitle: 'Join in',
  join: {
    aggregationPage: 'Matched gifts and venues that are open, and whose money it is.',
    wishingTree: 'Hang up a wish for someone who is ill, and read those of others.',
    monthlyStart: 'A little each month, for one family or for those few people see.',
    actHomeRule: 'Where the money of activities comes from, and how cheating is stopped.',
  },
  readTitle: 'To read',
  trustTitle: 'Why you can trust it',
  trust: {
    publicityPage:
      'Where the money is, by the ledger; withdrawals and refunds of appeals one by one.',
    verifyInstruction: 'Who can verify, how, and what it counts for.',
    checkLink: 'Someone sent you a link or a payment code? Check it first.',
    fundraisingService: 'What it costs, worked out to the fen.',
  },
};
