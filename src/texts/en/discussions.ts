import type { Texts } from '#src/texts/texts-type.ts';
import { counted } from './counted.ts';

export const discussions: Texts['discussions'] = {
  caseLine: 'This appeal is being explained in public; nothing is paid out in the meantime.',
  toProgress: 'Read the public explanation',
  overLine: 'This appeal was explained in public, and the platform has decided.',
  toResult: 'Read the decision and its reasons',
  toApplication: 'Write the explanation',
  reason: 'What the platform asks the fundraiser to explain',
  frozen: 'Until this ends, no money of this appeal is withdrawn or paid out.',
  content: 'What the fundraiser says',
  papers: 'Papers',
  privatePapers: (count) =>
    `${counted(count, 'more paper names people and is', 'more papers name people and are')} shown to our staff only.`,
  none: 'Nothing about this appeal is being explained in public.',
  steps: {
    explain: 'Fundraiser explains',
    audit: 'Staff check',
    vote: 'Donors say what they think',
    end: 'Result',
  },
  states: {
    noApply: 'Waiting for the fundraiser.',
    onAudit: 'The fundraiser has explained; our staff are checking it.',
    onReject: 'Our staff asked the fundraiser for more.',
    onPublic: 'The explanation is public. Those who gave can say what they think of it.',
    counted: 'Voting is over; our staff are deciding.',
    late: 'The time to explain is over; our staff are deciding.',
    end: 'The public explanation has ended.',
  },
  until: (time) => `Until ${time}`,
  own: {
    lead: 'Say what happened and add papers. Once our staff have checked it, it is public, and those who gave read it and say what they think.',
    content: 'Your explanation',
    contentHint:
      '20 to 2,000 characters. It will be public: no identity, bank card or phone numbers.',
    submit: 'Send the explanation',
    sent: 'Your explanation is sent. Once our staff have checked it, a message tells you.',
    refused: 'Our staff ask for more',
    nothing: 'There is nothing you need to explain now.',
    late: 'The time is over, but our staff have not decided yet: what you send now still counts.',
    toCentre: 'Back to managing the appeal',
  },
  vote: {
    title: 'What do you think of it?',
    rule: 'Whoever gave and has not taken it all back has one vote, and may change it until the end. Nobody sees the numbers before voting. Our staff decide in the end and publish why.',
    options: { trust: 'I trust this explanation', doubt: 'I still have doubts' },
    submit: 'Send what I think',
    change: 'Change what I think',
    counted: 'What you think is noted.',
    counts: ({ trust, doubt }) => `Trust it: ${trust}, doubts remain: ${doubt}`,
    countsTemplate: 'Trust it: {trust}, doubts remain: {doubt}',
    mayNot: 'Those who gave and have not taken it all back can vote.',
    guest:
      'Gave without an account? Sign in on the device and in the browser you gave with, and that gift has its vote.',
    signIn: 'Sign in to vote',
  },
  result: {
    title: 'Result',
    outcomes: {
      kept: 'The explanation stands, and the appeal goes on.',
      returned: 'The explanation does not stand. What is left goes back to those who gave.',
    },
    reasonOf: { kept: 'Our staff: it stands', returned: 'Our staff: it does not stand' },
    endedAt: (time) => `Ended ${time}`,
    nothingLeft: 'Nothing is left in this appeal that could go back.',
    refundNext:
      'Two other members of staff review and release the refund; then gifts go back one by one.',
    failedTitle: 'Gifts not returned yet',
    failed: (count) =>
      `${counted(count, 'gift', 'gifts')} could not be returned yet. The money is kept for the donors.`,
    whatToDo:
      'We keep trying. Where another account is needed, a message tells you: enter it under “My donations”; if you gave without an account, use your receipt code.',
    toOrders: 'My donations',
    toReceipt: 'Use a receipt code',
    toRefund: 'See the refund',
  },
  order: 'Being explained in public: have a look',
  desk: {
    reason: 'What the fundraiser is asked (public)',
    content: 'What the fundraiser says',
    papers: 'Papers',
    silent: 'The fundraiser has said nothing.',
    explained: 'The fundraiser has explained.',
    votes: 'Votes of donors',
    counts: ({ trust, doubt }) => `Trust it: ${trust}, doubts remain: ${doubt}`,
    publishing: 'Published, donors vote on it. Sent back, say what is missing.',
    verdicts: { kept: 'Said before: it stands', returned: 'Said before: it does not stand' },
    whatFollows: (amount) =>
      `If the explanation stands, the appeal goes on; if not, once two agree, the ${amount} yuan that is left goes back. Reasons are public.`,
    withdrawalOpen: 'A withdrawal is under way: refuse it first if the money is to go back.',
    noWithdrawal: 'No withdrawal is under way',
    noneFailed: 'No gift failed to go back',
    failed: ({ amount, refundNo, why, next }) =>
      `${amount} yuan (${refundNo}) did not go back. ${[why, next].filter(Boolean).join('; ')}`,
    triedAgain: 'it is tried again by itself, or now in the case file',
    moreFailed: 'The case file lists all others.',
  },
};
