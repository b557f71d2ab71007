import type { Texts } from '#src/texts/texts-type.ts';
import { counted } from './counted.ts';

/** Gifts to the platform itself belong to no appeal and go to an account of their own. */
export const support: Texts['support'] = {
  described: 'Support of Warmlight',
  lead: 'This is not a gift to a family. It pays only what it costs to run Warmlight, is kept in an account of its own, and is never mixed with the money of appeals.',
  pays: 'What it pays for',
  uses: [
    'The people who review papers and answer calls',
    'Servers, text messages and payment channels',
    'Making the way simpler and safer',
  ],
  said: [
    'When you give to a family we never add this, and never tick it for you.',
    'Not supporting Warmlight changes nothing for any family or any gift.',
    'It counts for no appeal, list, love value or certificate, and cannot be deducted from tax.',
  ],
  held: (sum: string) => `This account holds ${sum} yuan now`,
  books: 'See the public books',
  choose: 'How much, in yuan',
  money: (n: string) => `${n} yuan`,
  own: 'Another amount in whole yuan',
  ownHint: 'If you fill this in, it is what counts',
  payWith: 'Pay with',
  give: 'Go to payment',
  grace: (hours: string) =>
    `Paid while signed in, it can be taken back on this page within ${counted(hours, 'hour')}, the way it came.`,
  wallets: { wechat: 'WeChat Pay', alipay: 'Alipay' },
  asking: 'We are asking the payment service. Please do not pay again.',
  goOn: 'Go on to payment',
  again: 'Look again',
  closed:
    'This one was not paid and is closed. Should money have gone, it goes back the way it came.',
  returned: 'You took this one back; the money is on its way.',
  mine: 'What I gave',
  states: { CREATED: 'To be paid', PAID: 'Received', CLOSED: 'Closed', RETURNED: 'Taken back' },
  takeBack: 'Take this back',
};
